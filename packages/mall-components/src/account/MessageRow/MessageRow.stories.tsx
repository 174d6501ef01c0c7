import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { listWords } from "../../messages/list.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleMessages, sampleMessagesNow } from "../../samples/messages.ts";
import { words } from "./MessageRow.messages.ts";
import { MessageRow, type MessageView } from "./MessageRow.tsx";

const [unread, offer, plain] = sampleMessages as [MessageView, MessageView, MessageView];

const meta = {
  title: "account/MessageRow 消息条目 站内消息 通知 notification",
  id: "account-messagerow",
  component: MessageRow,
  args: { message: unread, now: sampleMessagesNow },
} satisfies Meta<typeof MessageRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onOpen: fn(), onRead: fn(), onDelete: fn() },
};

export const Acts: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole("article", { name: `${messageText(listWords.unread)} ${unread.title}` }),
    ).toBeVisible();
    await expect(canvas.getByText(unread.timeText)).toHaveAttribute("title", expect.stringMatching(/^2/));
    await userEvent.click(
      canvas.getByRole("button", { name: messageText(words.readNamed, { title: unread.title }) }),
    );
    await expect(args.onRead).toHaveBeenCalledWith(unread.id);
    await userEvent.click(
      canvas.getByRole("button", { name: messageText(words.deleteNamed, { title: unread.title }) }),
    );
    await expect(args.onDelete).toHaveBeenCalledWith(unread.id);
  },
};

export const Read: Story = {
  args: { message: { ...unread, isRead: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(messageText(words.read))).toBeNull();
  },
};
export const Offer: Story = { args: { message: offer } };
export const WithoutPage: Story = {
  args: { message: plain },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const LongChineseText: Story = {
  args: {
    message: {
      ...unread,
      title: "您在百工自营旗舰店购买的外六角全牙螺栓等二十四种商品已分三个包裹发出请注意查收".repeat(2),
      content:
        "包裹一由顺丰速运发出，运单号 SF1300000000000；包裹二由京东快递发出；包裹三为大件，由德邦物流送货上门。".repeat(
          3,
        ),
    },
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
