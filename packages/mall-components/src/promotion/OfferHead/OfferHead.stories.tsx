import type { Meta, StoryObj } from "@storybook/react-vite";
import { Countdown } from "../../parts/Countdown/index.ts";
import { sampleNow } from "../../samples/order.ts";
import { OfferHead } from "./OfferHead.tsx";

const meta = {
  title: "promotion/OfferHead 活动头部 满减 限时优惠 offer",
  id: "promotion-offerhead",
  component: OfferHead,
  args: {
    name: "华东工贸满减季",
    kind: "满减",
    rules: ["满300减30", "满600减80", "满1,500减260"],
    period: "2026-11-20 09:00 - 2026-11-28 09:00",
    shop: { name: "华东工贸五金专营店", href: "/shop-detail?shopId=2" },
  },
} satisfies Meta<typeof OfferHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithItsClock: Story = {
  args: { children: <Countdown endsAt={sampleNow + 7_200_000} label="距结束" now={sampleNow} /> },
};
export const Over: Story = { args: { isQuiet: true, children: "已结束" } };
export const LimitedTime: Story = {
  args: { name: "五金工具限时八五折", kind: "限时优惠", rules: [], shop: undefined },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
