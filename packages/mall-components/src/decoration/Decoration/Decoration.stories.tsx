import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleBlocks } from "../../samples/decoration.ts";
import { Decoration } from "./Decoration.tsx";

const meta = {
  title: "decoration/Decoration 店铺装修 店铺首页 模块页",
  id: "decoration-decoration",
  component: Decoration,
  args: { blocks: sampleBlocks, now: 0 },
} satisfies Meta<typeof Decoration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { blocks: [] } };
export const UnknownBlocks: Story = {
  args: {
    blocks: [
      { kind: "unknown", name: "liveRoom" },
      ...sampleBlocks.slice(0, 2),
      { kind: "unknown", name: "" },
    ],
  },
};
export const Claiming: Story = {
  args: {
    blocks: sampleBlocks.filter(({ kind }) => kind === "coupons"),
    onClaim: () => {},
    pendingId: "claimable",
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
