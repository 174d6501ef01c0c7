import type { Meta, StoryObj } from "@storybook/react-vite";
import { userInfoExample } from "@tradehall/api-client/models/user";
import { toHome } from "@tradehall/mall-adapters/home";
import { toTopBarUser } from "@tradehall/mall-adapters/shell";
import { FloorNavigator } from "@tradehall/mall-components/home/FloorNavigator";
import { HomeFloor } from "@tradehall/mall-components/home/HomeFloor";
import { HomeHero } from "@tradehall/mall-components/home/HomeHero";
import { RecommendedRow } from "@tradehall/mall-components/list/RecommendedRow";
import { orderStatusMessages } from "@tradehall/mall-components/order/OrderStatusTag";
import { FlashSaleStrip } from "@tradehall/mall-components/promotion/FlashSaleStrip";
import { ShopRow } from "@tradehall/mall-components/shop/ShopRow";
import { pageNames } from "@tradehall/mall-rules/words";
import { homeWords } from "@tradehall/mall-rules/words/home";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { sampleCategories } from "../../packages/mall-components/src/samples/chrome.ts";
import { home, orderCounts } from "./answers/home.ts";
import { quickAdd } from "./page-parts.tsx";
import { pageParameters, routes, textAt200, useLocale, zoomAt400 } from "./page-story.ts";
import { inShell } from "./Shell.tsx";

interface HomeProps {
  /** The answer of `GET /home/index`. */
  answer: typeof home;
  isSignedIn: boolean;
}

const counted = ["unpaid", "paid", "shipped", "received"] as const;
const quickLinks = [
  { page: "orders", href: "/orders", icon: "order" },
  { page: "cart", href: "/cart", icon: "cart" },
  { page: "addresses", href: "/addresses", icon: "address" },
  { page: "list", href: "/list", icon: "quickOrder" },
] as const;

function Home({ answer, isSignedIn }: HomeProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const view = toHome(answer, orderCounts, locale, routes);
  const [flashSale] = view.flashSales;
  const member = {
    name: toTopBarUser(userInfoExample).name,
    counts: counted.map((status) => ({
      ...{ label: formatMessage(orderStatusMessages[status]), count: view.orderCounts[status] },
      href: `/orders?status=${status}`,
    })),
  };
  return (
    <Frame paddingY="m">
      <Stack space="xl">
        <HomeHero
          banners={view.banners}
          categories={sampleCategories}
          notices={view.notices}
          quickLinks={quickLinks.map(({ page, ...link }) => ({ ...link, label: pageNames[page][locale] }))}
          {...(isSignedIn ? { member } : {})}
        />
        {flashSale && <FlashSaleStrip {...flashSale} now={view.now} />}
        <RecommendedRow
          moreHref="/list?st=4"
          products={view.newProducts}
          title={homeWords.newProducts[locale]}
        />
        {view.special && (
          <FlashSaleStrip {...view.special} now={view.now} title={homeWords.specialOffers[locale]} />
        )}
        {view.groupBuy && (
          <FlashSaleStrip
            {...view.groupBuy}
            moreHref="/group-buy"
            now={view.now}
            title={homeWords.groupBuying[locale]}
          />
        )}
        {view.floors.map(({ picture: _, products, ...floor }, at) => (
          // Two whole rows: a banner takes one of five columns.
          <HomeFloor
            key={floor.id}
            {...floor}
            number={at + 1}
            products={floor.banner ? products.slice(0, 8) : products}
          >
            {quickAdd}
          </HomeFloor>
        ))}
        <ShopRow shops={view.shops} />
      </Stack>
      <FloorNavigator floors={view.floors.map(({ id, title }) => ({ id, label: title }))} />
    </Frame>
  );
}

const meta = {
  title: "pages/Home 首页",
  id: "pages-home",
  component: Home,
  tags: ["!autodocs", "page"],
  args: { answer: home, isSignedIn: true },
  parameters: { ...pageParameters, shell: { heading: "home", current: "home" } },
  decorators: [inShell],
} satisfies Meta<typeof Home>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Visitor: Story = {
  args: { isSignedIn: false },
  parameters: { shell: { isSignedIn: false } },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const TextAt200: Story = { ...textAt200, tags: ["zoom"] };
export const ZoomAt400: Story = { ...zoomAt400, tags: ["zoom"] };
