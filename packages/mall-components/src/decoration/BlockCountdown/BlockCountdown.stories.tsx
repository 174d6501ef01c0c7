import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { BlockCountdown } from "./BlockCountdown.tsx";

const meta = {
  title: "decoration/BlockCountdown 倒计时模块 活动倒计时 countdown",
  id: "decoration-blockcountdown",
  component: BlockCountdown,
  args: { title: "年终五金节 距结束", now: 0, endsAt: 93_784_000, endText: "年终五金节已结束" },
} satisfies Meta<typeof BlockCountdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Leads: Story = { args: { href: "/coupons" } };
export const Over: Story = {
  args: { endsAt: 0, href: "/coupons" },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(args.title)).toBeNull();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const Ends: Story = {
  args: { endsAt: 2_000, href: "/coupons" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("link")).toBeNull(), { timeout: 6_000 });
    await expect(canvas.queryByText(args.title)).toBeNull();
    await waitFor(() => expect(canvas.getAllByText(args.endText)[0]).toBeVisible());
  },
};
export const LongChineseText: Story = {
  args: { title: "全国工业品联合旗舰店年终五金机电劳保办公一站式采购节 距结束还有", href: "/coupons" },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
