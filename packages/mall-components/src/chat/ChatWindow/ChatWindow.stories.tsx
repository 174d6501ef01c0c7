import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn } from "storybook/test";
import {
  sampleChatMessages,
  sampleChatNow,
  sampleChatOrders,
  sampleChatProduct,
  sampleChatProducts,
  sampleConversations,
} from "../../samples/chat.ts";
import { messageText } from "../../samples/message-text.ts";
import { AtHandCard } from "../AtHandCard/AtHandCard.tsx";
import { ChatAside } from "../ChatAside/ChatAside.tsx";
import { ChatHead } from "../ChatHead/ChatHead.tsx";
import { ConnectionNote } from "../ConnectionNote/ConnectionNote.tsx";
import { ConversationList } from "../ConversationList/ConversationList.tsx";
import { words as composerWords } from "../MessageComposer/MessageComposer.messages.ts";
import { MessageComposer } from "../MessageComposer/MessageComposer.tsx";
import { MessageLog } from "../MessageLog/MessageLog.tsx";
import { OrderToSend } from "../OrderToSend/OrderToSend.tsx";
import { QuickQuestions } from "../QuickQuestions/QuickQuestions.tsx";
import { RecentBrowse } from "../RecentBrowse/RecentBrowse.tsx";
import { words } from "./ChatWindow.messages.ts";
import { ChatWindow } from "./ChatWindow.tsx";

/** A conversation whose messages are kept here. */
function useConversation(atHand?: ReactNode) {
  const [text, setText] = useState("");
  const [messages, setMessages] = useState(sampleChatMessages);
  const send = (sent: string) => {
    setMessages([
      ...messages,
      {
        id: `n${messages.length}`,
        from: "own",
        dateTime: "2026-11-27T15:20:00+08:00",
        content: { kind: "text", text: sent },
        state: "sending",
      },
    ]);
    setText("");
  };
  return (
    <>
      <ChatHead
        backHref="/chat"
        onAside={fn()}
        onRate={fn()}
        onSearch={fn()}
        shop={{ shopName: "百工自营旗舰店", presence: "online", href: "/shop-detail?shopId=1" }}
      />
      <MessageLog messages={messages} now={sampleChatNow} shop={{ name: "百工自营旗舰店" }} />
      {atHand}
      <QuickQuestions onAsk={send} questions={["什么时候发货？", "可以开专票吗？", "量大能优惠吗？"]} />
      <MessageComposer
        onOrder={fn()}
        onPictures={fn()}
        onProduct={fn()}
        onSend={send}
        onText={setText}
        text={text}
        textLimit={500}
      />
    </>
  );
}

const list = <ConversationList conversations={sampleConversations} currentId="1" now={sampleChatNow} />;
const aside = (
  <ChatAside
    orders={<OrderToSend onSend={fn()} orders={sampleChatOrders} />}
    recent={<RecentBrowse onSend={fn()} products={sampleChatProducts} />}
  />
);

const meta = {
  title: "chat/ChatWindow 聊天窗口 客服 在线咨询 IM chat",
  id: "chat-chatwindow",
  component: ChatWindow,
  args: { list },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ChatWindow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is open yet. */
export const Default: Story = {};
export const Open: Story = {
  args: { aside },
  render: function Open(args) {
    return <ChatWindow {...args}>{useConversation()}</ChatWindow>;
  },
};
export const FromAProduct: Story = {
  args: { aside, note: <ConnectionNote state="reconnecting" /> },
  render: function FromAProduct(args) {
    const atHand = <AtHandCard card={sampleChatProduct} onClose={fn()} onSend={fn()} />;
    return <ChatWindow {...args}>{useConversation(atHand)}</ChatWindow>;
  },
};
/** The page does not scroll; what is sent is in sight at once. */
export const Sends: Story = {
  ...Open,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBe(clientHeight);
    await userEvent.type(
      canvas.getByRole("textbox", { name: messageText(composerWords.label) }),
      "30 套{Enter}",
    );
    await expect(canvas.getByText("30 套")).toBeVisible();
    const log = canvas.getByRole("log");
    await expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(2);
    await expect(canvas.getByRole("complementary", { name: messageText(words.aside) })).toBeVisible();
  },
};
export const NoConversations: Story = {
  args: { isEmpty: true, list: <ConversationList conversations={[]} now={sampleChatNow} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(messageText(words.choose))).toBeNull();
    await expect(canvas.getByText(messageText(words.chooseText))).toBeVisible();
  },
};
export const NarrowList: Story = { globals: { viewport: { value: "phone" } } };
/** The conversation in the list's place. */
export const Narrow: Story = {
  ...Open,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.getByRole("log")).toBeVisible();
  },
};
export const NarrowFromAProduct: Story = {
  ...FromAProduct,
  globals: { viewport: { value: "phone" } },
};
