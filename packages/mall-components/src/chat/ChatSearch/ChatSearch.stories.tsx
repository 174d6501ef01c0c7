import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./ChatSearch.messages.ts";
import { type ChatHit, ChatSearch } from "./ChatSearch.tsx";

const hits: ChatHit[] = [
  {
    id: "5",
    from: "own",
    text: "这套工具箱 30 套有现货吗？能开 13% 的专票吗？",
    dateTime: "2026-11-27T15:12:40+08:00",
  },
  {
    id: "6",
    from: "shop",
    name: "客服小百",
    text: "有现货，可以开专票。专票随货寄出，电子专票当天发到您的邮箱。",
    dateTime: "2026-11-27T15:13:00+08:00",
  },
];

const meta = {
  title: "chat/ChatSearch 聊天搜索 查找聊天记录 历史消息 search",
  id: "chat-chatsearch",
  component: ChatSearch,
  args: { keyword: "专票", hits, onSearch: fn(), onOpen: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", flexDirection: "column", blockSize: 420, maxInlineSize: 520 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ChatSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Searches: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("searchbox", { name: messageText(words.label) });
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent(messageText(words.found, { count: 2 }));
    await userEvent.clear(field);
    await userEvent.type(field, " 现货 {Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("现货");
    const [first] = canvas.getAllByRole("button", { name: /13%/ });
    await expect(first?.querySelector("mark")).toHaveTextContent("专票");
    await userEvent.click(first as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith("5");
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.close) }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Start: Story = { args: { keyword: "", hits: [] } };
export const Empty: Story = { args: { keyword: "增值税电子专用发票", hits: [] } };
export const Loading: Story = { args: { hits: [], state: "loading" } };
export const Failed: Story = { args: { hits: [], state: "failed", onRetry: fn() } };
export const LongChineseText: Story = {
  args: {
    hits: hits.map((hit) => ({
      ...hit,
      name: "苏州恒力机电设备有限公司售后".repeat(4),
      text: hit.text.repeat(6),
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
