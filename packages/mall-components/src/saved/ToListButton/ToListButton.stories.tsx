import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./ToListButton.messages.ts";
import { ToListButton } from "./ToListButton.tsx";

const meta = {
  title: "saved/ToListButton 加入清单按钮 加入清单 采购清单 button",
  id: "saved-tolistbutton",
  component: ToListButton,
  args: { onPress: fn() },
} satisfies Meta<typeof ToListButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Opens: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.toList) }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Whole: Story = { args: { isWhole: true } };
export const BesideBuying: Story = { args: { size: "l", variant: "ghost" } };
export const NothingChosen: Story = { args: { isDisabled: true } };
