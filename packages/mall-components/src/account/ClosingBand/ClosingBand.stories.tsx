import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./ClosingBand.messages.ts";
import { ClosingBand } from "./ClosingBand.tsx";

const meta = {
  title: "account/ClosingBand 注销提示条 撤回注销 横幅 banner",
  id: "account-closingband",
  component: ClosingBand,
  args: { closesText: "2026-12-04 09:30", action: "/user-center/uc-account?part=close" },
} satisfies Meta<typeof ClosingBand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keeps: Story = {
  tags: ["!autodocs"],
  args: { onKeep: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.keep) }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
