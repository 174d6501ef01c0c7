import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tradehall/ui/Button";
import { expect } from "storybook/test";
import { sampleChatOrder, sampleChatProduct, sampleChatProducts } from "../../samples/chat.ts";
import { ChatCard } from "./ChatCard.tsx";

const meta = {
  title: "chat/ChatCard 聊天卡片 商品消息 订单消息 card",
  id: "chat-chatcard",
  component: ChatCard,
  args: { card: sampleChatProduct },
} satisfies Meta<typeof ChatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FromPrice: Story = {
  args: { card: { ...(sampleChatProducts[1] ?? sampleChatProduct), skuText: "尺码：9 寸；颜色：蓝色" } },
};
export const Order: Story = {
  args: { card: sampleChatOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /20261120031500100000/ })).toHaveAttribute(
      "href",
      sampleChatOrder.href,
    );
  },
};
/** No longer sold, or of someone else: its name leads nowhere. */
export const WithoutPage: Story = {
  args: { card: { ...sampleChatProduct, href: undefined as never, picture: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const Row: Story = {
  args: {
    look: "row",
    action: (
      <Button size="s" variant="outline">
        发送
      </Button>
    ),
  },
};
export const LongChineseText: Story = {
  args: {
    card: {
      ...sampleChatOrder,
      orderNumber: "2026112003150010000020261120031500100000",
      title: "外六角全牙螺栓高强度八点八级发黑国标机械设备紧固件成套组合装".repeat(3),
      yuan: "98765432.10",
      pieces: 1_234_567,
      status: "balanceDue",
    },
  },
};
export const Narrow: Story = { ...LongChineseText, globals: { viewport: { value: "phone" } } };
