import type { Meta, StoryObj } from "@storybook/react-vite";
import { AtHandCard } from "@tradehall/mall-components/chat/AtHandCard";
import { ChatAside } from "@tradehall/mall-components/chat/ChatAside";
import type { ChatCardView } from "@tradehall/mall-components/chat/ChatCard";
import { ChatHead } from "@tradehall/mall-components/chat/ChatHead";
import { ChatWindow } from "@tradehall/mall-components/chat/ChatWindow";
import { ConnectionNote } from "@tradehall/mall-components/chat/ConnectionNote";
import { ConversationList } from "@tradehall/mall-components/chat/ConversationList";
import { MessageComposer } from "@tradehall/mall-components/chat/MessageComposer";
import { MessageLog } from "@tradehall/mall-components/chat/MessageLog";
import { OrderToSend } from "@tradehall/mall-components/chat/OrderToSend";
import { QuickQuestions } from "@tradehall/mall-components/chat/QuickQuestions";
import { RecentBrowse } from "@tradehall/mall-components/chat/RecentBrowse";
import { chatLimits } from "@tradehall/mall-rules/limits";
import { useState } from "react";
import {
  sampleChatMessages,
  sampleChatNow,
  sampleChatOrders,
  sampleChatProduct,
  sampleChatProducts,
  sampleConversations,
} from "../../packages/mall-components/src/samples/chat.ts";
import { nothing, pageParameters, textAt200, zoomAt400 } from "./page-story.ts";
import { inShell } from "./Shell.tsx";

interface ChatProps {
  conversations: typeof sampleConversations;
  messages: typeof sampleChatMessages;
  questions: readonly string[];
  /** What the buyer came from, to be sent at a press. */
  atHand?: ChatCardView;
  /** A conversation is open. */
  isOpen: boolean;
}

function Chat({ conversations, messages, questions, atHand, isOpen }: ChatProps) {
  const [text, setText] = useState("");
  const [current] = conversations;
  const list = (
    <ConversationList
      conversations={conversations}
      now={sampleChatNow}
      {...(isOpen && current ? { currentId: current.id } : {})}
    />
  );
  if (!isOpen || !current) return <ChatWindow list={list} />;
  const { shopName, presence } = current;
  return (
    <ChatWindow
      aside={
        <ChatAside
          orders={<OrderToSend onSend={nothing} orders={sampleChatOrders} />}
          recent={<RecentBrowse onSend={nothing} products={sampleChatProducts} />}
        />
      }
      list={list}
      note={<ConnectionNote state="online" />}
    >
      <ChatHead
        backHref="/chat"
        onAside={nothing}
        onRate={nothing}
        onSearch={nothing}
        shop={{ shopName, presence, href: "/shop" }}
      />
      <MessageLog messages={messages} now={sampleChatNow} shop={{ name: shopName }} />
      {atHand && <AtHandCard card={atHand} onClose={nothing} onSend={nothing} />}
      <QuickQuestions onAsk={setText} questions={questions} />
      <MessageComposer
        onOrder={nothing}
        onPictures={nothing}
        onProduct={nothing}
        onSend={() => setText("")}
        onText={setText}
        text={text}
        textLimit={chatLimits.text}
      />
    </ChatWindow>
  );
}

const meta = {
  title: "pages/Chat 在线客服",
  id: "pages-chat",
  component: Chat,
  tags: ["!autodocs", "page"],
  args: {
    ...{ conversations: sampleConversations, messages: sampleChatMessages, isOpen: true },
    questions: ["什么时候发货？", "可以开专票吗？", "有现货吗？", "量大能优惠吗？"],
  },
  parameters: { ...pageParameters, shell: { heading: "chat", hasFooter: false } },
  decorators: [inShell],
} satisfies Meta<typeof Chat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FromAProduct: Story = { args: { atHand: sampleChatProduct } };
/** The conversations, none of which is open. */
export const NothingOpen: Story = { args: { isOpen: false } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const NothingOpenNarrow: Story = { ...NothingOpen, globals: { viewport: { value: "phone" } } };
export const TextAt200: Story = { ...textAt200, tags: ["zoom"] };
export const ZoomAt400: Story = { ...zoomAt400, tags: ["zoom"] };
