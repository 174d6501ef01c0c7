import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "@tradehall/ui/Frame";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./SkipToContent.messages.ts";
import { SkipToContent } from "./SkipToContent.tsx";

const meta = {
  title: "chrome/SkipToContent 跳到主内容 跳过导航 无障碍 skip",
  id: "chrome-skiptocontent",
  component: SkipToContent,
  args: {},
  // It shows only with the focus on it: a page's first stop.
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Frame as="main" id="main">
          按 Tab 键显示跳转链接
        </Frame>
      </>
    ),
  ],
} satisfies Meta<typeof SkipToContent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: messageText(words.skip) })).toHaveFocus();
  },
};
