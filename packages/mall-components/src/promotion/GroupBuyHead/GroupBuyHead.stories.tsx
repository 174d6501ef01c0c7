import type { Meta, StoryObj } from "@storybook/react-vite";
import { pageNames } from "@tradehall/mall-rules/words";
import { GroupBuyHead } from "./GroupBuyHead.tsx";

const meta = {
  title: "promotion/GroupBuyHead 拼团头部 拼团专区 玩法说明 group buy",
  id: "promotion-groupbuyhead",
  component: GroupBuyHead,
  args: { title: pageNames.groupBuy.zh_CN },
} satisfies Meta<typeof GroupBuyHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
