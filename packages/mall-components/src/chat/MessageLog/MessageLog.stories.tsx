import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tradehall/ui/Button";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { sampleChatMessages, sampleChatNow } from "../../samples/chat.ts";
import { messageText } from "../../samples/message-text.ts";
import type { ChatMessageView } from "../chat-view.ts";
import { words } from "./MessageLog.messages.ts";
import { MessageLog } from "./MessageLog.tsx";

const meta = {
  title: "chat/MessageLog 聊天记录 消息流 气泡 thread",
  id: "chat-messagelog",
  component: MessageLog,
  args: { messages: sampleChatMessages, now: sampleChatNow, shop: { name: "百工自营旗舰店" } },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", flexDirection: "column", blockSize: 620, maxInlineSize: 640 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof MessageLog>;
export default meta;

type Story = StoryObj<typeof meta>;

const own = (id: string, state: ChatMessageView["state"], text = "能开 13% 的专票吗？"): ChatMessageView => ({
  id,
  from: "own",
  dateTime: "2026-11-27T15:19:30+08:00",
  content: { kind: "text", text },
  ...(state && { state }),
});

/** So many messages of an afternoon, by turns of both. */
const many = (count: number, from = 0): ChatMessageView[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `m${from + at}`,
    from: (from + at) % 3 === 0 ? "own" : "shop",
    dateTime: new Date(Date.UTC(2026, 10, 27, 4) + (from + at) * 30_000).toISOString(),
    content: {
      kind: "text",
      text: `第 ${from + at} 条：这批货的交期、含税价和发票都已确认`.repeat(((from + at) % 3) + 1),
    },
  }));

const atEnd = (log: HTMLElement) => log.scrollHeight - log.clientHeight - log.scrollTop < 2;

export const Default: Story = {};

export const OpensAPicture: Story = {
  tags: ["!autodocs"],
  args: { onOpenPicture: fn(), onSeen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(atEnd(canvas.getByRole("log"))).toBe(true);
    await expect(args.onSeen).toHaveBeenCalledWith("10");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.picture) }));
    await expect(args.onOpenPicture).toHaveBeenCalledWith([expect.stringMatching(/^data:/)], 0);
    const link = canvas.getByRole("link", { name: /sata\.example/ });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  },
};
/** Where nothing opens them pictures are no buttons. */
export const PicturesOnly: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: messageText(words.picture) })).toBeNull();
    const picture = canvas.getByRole("img", { name: messageText(words.aPicture) });
    await expect(getComputedStyle(picture).cursor).not.toBe("zoom-in");
  },
};
export const States: Story = {
  args: {
    messages: [own("1", "read"), own("2", "sent"), own("3", "sending"), own("4", "failed")],
    onResend: fn(),
    onDelete: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(messageText(words.read))).toBeVisible();
    await expect(canvas.getByText(messageText(listWords.unread))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.resend) }));
    await expect(args.onResend).toHaveBeenCalledWith("4");
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.delete) }));
    await expect(args.onDelete).toHaveBeenCalledWith("4");
  },
};
export const Refused: Story = {
  args: {
    messages: [{ ...own("1", "failed"), errorText: "消息里有不能发送的内容，请修改后重发" }],
    onResend: fn(),
    onDelete: fn(),
  },
};
export const Empty: Story = { args: { messages: [] } };
export const OlderFailed: Story = { args: { older: "failed", onOlder: fn() } };
export const Found: Story = { args: { foundId: "5" } };
export const LongChineseText: Story = {
  args: {
    messages: [
      own("1", "sent", "外六角全牙螺栓高强度八点八级发黑国标机械设备紧固件成套组合装，".repeat(14)),
      {
        ...own("2", undefined, `请看 https://www.sata.example/${"very-long-path/".repeat(14)}?a=1&b=2 谢谢`),
        from: "shop",
        name: "苏州恒力机电设备有限公司售后服务中心三组客服代表".repeat(2),
      },
      own("3", "sent", "👍"),
      own("4", "sent", "a".repeat(400)),
    ],
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log");
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
};
/** Three hundred messages are plain rows. */
export const ThreeHundred: Story = { args: { messages: many(300) } };

/** Earlier messages come in above; what is read stays where it is. */
export const PagesUpwards: Story = {
  tags: ["!autodocs"],
  render: function Paged(args) {
    const [messages, setMessages] = useState(() => many(40, 60));
    const [older, setOlder] = useState<"more" | "loading" | "none">("more");
    const load = () => {
      setOlder("loading");
      setTimeout(() => {
        setMessages((now) => [...many(60), ...now]);
        setOlder("none");
      }, 50);
    };
    return <MessageLog {...args} messages={messages} older={older} onOlder={load} />;
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log");
    log.scrollTop = 60;
    const row = log.querySelector('[data-message="m60"]') as HTMLElement;
    const { top } = row.getBoundingClientRect();
    await waitFor(() => expect(log.querySelector('[data-message="m0"]')).not.toBeNull());
    await expect(Math.abs(row.getBoundingClientRect().top - top)).toBeLessThan(60);
    await expect(log.scrollTop).toBeGreaterThan(1_000);
  },
};

/** Who reads further up is told of what comes below; what they send themselves leads to the end. */
export const NewBelow: Story = {
  tags: ["!autodocs"],
  render: function Growing(args) {
    const [messages, setMessages] = useState(() => many(40));
    const add = (from: "own" | "shop") =>
      setMessages((now) => [...now, { ...own(`n${now.length}`, "sent", "新的消息"), from }]);
    return (
      <>
        <MessageLog {...args} messages={messages} />
        <Button onPress={() => add("shop")}>对方</Button>
        <Button onPress={() => add("own")}>自己</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole("log");
    const come = () => userEvent.click(canvas.getByRole("button", { name: "对方" }));
    await come();
    await waitFor(() => expect(atEnd(log)).toBe(true));
    log.scrollTop = 100;
    await canvas.findByRole("button", { name: messageText(words.toEnd) });
    await come();
    await come();
    await expect(log.scrollTop).toBe(100);
    await userEvent.click(
      await canvas.findByRole("button", { name: messageText(words.newMessages, { count: 2 }) }),
    );
    await expect(atEnd(log)).toBe(true);
    await expect(log).toHaveFocus();
    log.scrollTop = 100;
    await canvas.findByRole("button", { name: messageText(words.toEnd) });
    await userEvent.click(canvas.getByRole("button", { name: "自己" }));
    await waitFor(() => expect(atEnd(log)).toBe(true));
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
