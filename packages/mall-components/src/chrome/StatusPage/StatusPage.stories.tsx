import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tradehall/ui/Button";
import { LockIcon, WarningIcon } from "@tradehall/ui/Icon";
import { actWords } from "../../messages/act.messages.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "../NotFoundPage/NotFoundPage.messages.ts";
import { StatusPage } from "./StatusPage.tsx";

const meta = {
  title: "chrome/StatusPage 状态页 提示页 异常页 结果页 status",
  id: "chrome-statuspage",
  component: StatusPage,
  args: { mark: LockIcon, title: messageText(chromeWords.notFound), text: messageText(words.text) },
} satisfies Meta<typeof StatusPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAnAction: Story = { args: { action: <Button>{messageText(actWords.retry)}</Button> } };
export const Failed: Story = { args: { tone: "warning", mark: WarningIcon } };
export const Alone: Story = { args: { isAlone: true } };
