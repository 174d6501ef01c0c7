import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { ListBreadcrumbs, type ListBreadcrumbsProps } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { Gallery } from "@tradehall/mall-components/product/Gallery";
import { ShopCard } from "@tradehall/mall-components/shop/ShopCard";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import type { ComponentProps, ReactNode } from "react";
import { hrefTo } from "../href-to.ts";
import { ProductSections } from "./ProductSections.tsx";

interface ProductFrameProps extends Pick<ComponentProps<typeof ProductSections>, "words" | "reviews"> {
  detail: DetailView;
  /** Where such products are listed. */
  listedIn: ListBreadcrumbsProps["steps"][number];
  skuPicture: string | undefined;
  /** Price, delivery and what is pressed. */
  children: ReactNode;
}

/** The page of a product that is bought in a way of its own: pictures beside what is asked for it, its shop, its details. */
export function ProductFrame({ detail, listedIn, skuPicture, words, reviews, children }: ProductFrameProps) {
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ListBreadcrumbs steps={[listedIn]} current={detail.name} />
        <Surface padding="l">
          <Columns space="xl" collapseBelow="desktop">
            <Column width="gallery">
              <Gallery
                pictures={detail.pictures}
                name={detail.name}
                {...(detail.film ? { film: detail.film } : {})}
                {...(skuPicture ? { skuPicture } : {})}
              />
            </Column>
            <Column>
              <Stack space="m">
                <Heading level={1} size="m">
                  {detail.name}
                </Heading>
                {detail.brief && <Text tone="muted">{detail.brief}</Text>}
                {children}
              </Stack>
            </Column>
          </Columns>
        </Surface>
        <ShopCard
          serviceHref={hrefTo("chat", { shopId: detail.shop.id, prodId: detail.id })}
          shop={detail.shop}
          variant="row"
        />
        <ProductSections detail={detail} words={words} reviews={reviews} />
      </Stack>
    </Frame>
  );
}
