import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleRailCart } from "../../samples/rail.ts";
import { RailCart } from "./RailCart.tsx";
import { RailCartSum } from "./RailCartSum.tsx";

const meta = {
  title: "shell/RailCart",
  component: RailCart,
  args: { shops: sampleRailCart },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof RailCart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByText("未选中")).toBeVisible();
  },
};
export const SomeUnavailable: Story = { args: { unavailableCount: 2 } };
export const Empty: Story = {
  args: { shops: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "去逛逛" })).toHaveAttribute("href", "/list?st=0");
  },
};
export const OnlyUnavailable: Story = { args: { shops: [], unavailableCount: 1 } };
export const Sum: Story = {
  render: () => <RailCartSum count={12} yuan="12345.60" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "去结算" })).toHaveAttribute("href", "/cart");
  },
};
export const NothingChosen: Story = {
  render: () => <RailCartSum count={0} yuan="0.00" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "去购物车" })).toHaveAttribute("href", "/cart");
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
