import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ServerErrorPage } from "./ServerErrorPage.tsx";

const meta = {
  title: "chrome/ServerErrorPage 服务异常页 500 系统错误 出错 error",
  id: "chrome-servererrorpage",
  component: ServerErrorPage,
  args: {},
} satisfies Meta<typeof ServerErrorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithReference: Story = { args: { requestId: "req-7f3a91c2", onRetry: fn() } };
export const Offline: Story = { args: { isOffline: true, onRetry: fn() } };
export const Alone: Story = {
  args: { requestId: "36bb68bc-0b5a-4268-b0f1-3bb643dfc233", isAlone: true },
  parameters: { layout: "fullscreen" },
};
export const Narrow: Story = { args: Alone.args, globals: { viewport: { value: "phone" } } };
