import type { Meta, StoryObj } from "@storybook/react-vite";
import { freightAt } from "@tradehall/mall-adapters/detail-delivery";
import { priceAt } from "@tradehall/mall-adapters/detail-price";
import { toDetail } from "@tradehall/mall-adapters/product-detail";
import { toReview } from "@tradehall/mall-adapters/review";
import { toReviewFacts } from "@tradehall/mall-adapters/review-facts";
import { toSimilarProducts } from "@tradehall/mall-adapters/similar";
import { ListBreadcrumbs } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { RecommendedRow } from "@tradehall/mall-components/list/RecommendedRow";
import { CleanRichText } from "@tradehall/mall-components/parts/CleanRichText";
import { BuyBox } from "@tradehall/mall-components/product/BuyBox";
import { CompareButton } from "@tradehall/mall-components/product/CompareButton";
import { DeliveryRow } from "@tradehall/mall-components/product/DeliveryRow";
import { DetailTabs } from "@tradehall/mall-components/product/DetailTabs";
import { DocumentList } from "@tradehall/mall-components/product/DocumentList";
import { Gallery } from "@tradehall/mall-components/product/Gallery";
import { ParameterTable } from "@tradehall/mall-components/product/ParameterTable";
import { PriceBlock } from "@tradehall/mall-components/product/PriceBlock";
import { QuoteLink } from "@tradehall/mall-components/quote/QuoteLink";
import { ReviewList } from "@tradehall/mall-components/review/ReviewList";
import { ReviewSummary } from "@tradehall/mall-components/review/ReviewSummary";
import { ToListButton } from "@tradehall/mall-components/saved/ToListButton";
import { ShopCard } from "@tradehall/mall-components/shop/ShopCard";
import { ShopWishlistButton } from "@tradehall/mall-components/shop/ShopWishlistButton";
import { whyNotBuyable } from "@tradehall/mall-rules/states/product/availability";
import { chosenSku, firstSelection } from "@tradehall/mall-rules/states/product/sku-choice";
import { detailWords } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";
import { Icon, ShareIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import { useState } from "react";
import { product, reviewNumbers, reviews, similar, soldOut } from "./answers/product.ts";
import { quickAdd } from "./page-parts.tsx";
import { nothing, pageParameters, routes, textAt200, useLocale, zoomAt400 } from "./page-story.ts";
import { inShell } from "./Shell.tsx";

interface ProductProps {
  /** The answer of `GET /prod/prodInfo`. */
  answer: typeof product;
  /** The newest reviews, and the numbers of all. */
  reviews: typeof reviews;
  /** Goods in its place. */
  similar: typeof similar;
}

function useDetail({ answer }: Pick<ProductProps, "answer">) {
  const detail = toDetail(answer, useLocale(), routes);
  const { specs, skus, quantityRule, delivery } = detail;
  const [selection, select] = useState(() => firstSelection(specs, skus));
  const [quantity, setQuantity] = useState(quantityRule.min);
  const sku = chosenSku(specs, skus, selection);
  const stock = sku?.stock ?? detail.stock;
  const notBuyable = whyNotBuyable({
    ...{ isShopOpen: true, isOffered: true, isForPoints: false, depositBlock: undefined },
    ...{ stock, min: quantityRule.min, isDelivered: !delivery.isUndeliverable },
  });
  return { detail, sku, stock, selection, select, quantity, setQuantity, notBuyable };
}

/** Pictures, and all that leads to buying. */
function Buy({ of: { detail, sku, stock, ...chosen } }: { of: ReturnType<typeof useDetail> }) {
  const { selection, select, quantity, setQuantity, notBuyable } = chosen;
  const words = detailWords(useLocale());
  const price = priceAt(detail, sku, quantity);
  return (
    <Columns collapseBelow="desktop" space="xl">
      <Column width="gallery">
        <Stack space="s">
          <Gallery
            name={detail.name}
            onOpen={nothing}
            pictures={detail.pictures}
            {...(sku?.picture ? { skuPicture: sku.picture } : {})}
          />
          <Inline>
            <Button icon={<Icon as={ShareIcon} size="s" />} size="s" tone="neutral" variant="ghost">
              {words.share}
            </Button>
            <CompareButton id={detail.id} name={detail.name} place="row" />
          </Inline>
        </Stack>
      </Column>
      <Column>
        <Stack space="m">
          <Stack space="xs">
            <Heading level={1} size="m">
              {detail.name}
            </Heading>
            <Text tone="muted">{detail.brief}</Text>
            {sku?.code && (
              <Text size="s" tone="muted">
                {words.skuCode} {sku.code}
              </Text>
            )}
          </Stack>
          <PriceBlock
            {...price}
            coupons={detail.coupons}
            onClaimCoupon={nothing}
            promotions={detail.promotions}
            quantity={quantity}
            reviewCount={detail.reviewCount}
            soldCount={detail.soldCount}
            unit={detail.unit}
          />
          <DeliveryRow
            {...detail.delivery}
            freightYuan={freightAt(detail.delivery, price.yuan, quantity)}
            onChooseRegion={nothing}
            services={detail.services}
          />
          <BuyBox
            defaultQuantity={detail.quantityRule.min}
            isWishlisted={detail.isWishlisted}
            onQuantityChange={setQuantity}
            onSelect={select}
            onToggleWishlist={nothing}
            productId={detail.id}
            quantityAside={
              <>
                <Button size="s" variant="outline">
                  {words.batch}
                </Button>
                <QuoteLink href="/quotes" />
              </>
            }
            rule={{ ...detail.quantityRule, max: stock }}
            selection={selection}
            similarHref="#similar"
            skus={detail.skus}
            specs={detail.specs}
            swatches={detail.swatches}
            unit={detail.unit}
            wishlistAside={<ToListButton onPress={nothing} size="l" variant="ghost" />}
            {...(notBuyable ? { notBuyable } : {})}
          />
        </Stack>
      </Column>
    </Columns>
  );
}

function Sections({
  detail,
  reviews: shown,
}: Pick<ReturnType<typeof useDetail>, "detail"> & Pick<ProductProps, "reviews">) {
  const locale = useLocale();
  const words = detailWords(locale);
  const facts = toReviewFacts(reviewNumbers, { evaluate: "all", tag: "" }, locale);
  return (
    <DetailTabs
      sections={[
        { id: "description", label: words.description, content: <CleanRichText html={detail.html} /> },
        {
          id: "parameters",
          label: words.parameters,
          content: <ParameterTable parameters={detail.parameters} />,
        },
        {
          id: "documents",
          label: words.documents,
          content: (
            <DocumentList documents={detail.documents.map((one) => ({ ...one, href: `/files/${one.id}` }))} />
          ),
        },
        {
          id: "reviews",
          label: words.reviews,
          count: detail.reviewCount,
          content: (
            <Stack>
              <ReviewSummary
                filters={facts.filters}
                goodRate={detail.goodRate}
                score={facts.score}
                tags={facts.tags}
                totalCount={detail.reviewCount}
              />
              <ReviewList onOpenPicture={nothing} reviews={shown.map((one) => toReview(one, locale))} />
            </Stack>
          ),
        },
      ]}
    />
  );
}

function Product({ answer, reviews: shown, similar: others }: ProductProps) {
  const locale = useLocale();
  const words = detailWords(locale);
  const chosen = useDetail({ answer });
  const { detail, notBuyable } = chosen;
  const row = (
    <RecommendedRow
      canCompare
      id="similar"
      products={toSimilarProducts(others, locale, routes)}
      title={notBuyable ? words.substitutes : words.similarGoods}
    >
      {quickAdd}
    </RecommendedRow>
  );
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ListBreadcrumbs current={detail.name} steps={detail.breadcrumbs} />
        <Surface padding="l">
          <Buy of={chosen} />
        </Surface>
        {notBuyable && row}
        <ShopCard searchAction="/shop" serviceHref="/chat" shop={detail.shop} variant="row">
          <ShopWishlistButton
            isWishlisted={false}
            name={detail.shop.name}
            onToggle={nothing}
            shopId={detail.shop.id}
          />
        </ShopCard>
        <Sections detail={detail} reviews={shown} />
        {!notBuyable && row}
      </Stack>
    </Frame>
  );
}

const meta = {
  title: "pages/Product 商品详情",
  id: "pages-product",
  component: Product,
  tags: ["!autodocs", "page"],
  args: { answer: product, reviews, similar },
  parameters: pageParameters,
  decorators: [inShell],
} satisfies Meta<typeof Product>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SoldOut: Story = { args: { answer: soldOut } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const TextAt200: Story = { ...textAt200, tags: ["zoom"] };
export const ZoomAt400: Story = { ...zoomAt400, tags: ["zoom"] };
