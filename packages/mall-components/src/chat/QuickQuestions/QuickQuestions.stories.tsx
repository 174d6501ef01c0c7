import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn } from "storybook/test";
import { QuickQuestions } from "./QuickQuestions.tsx";

const questions = ["什么时候发货？", "可以开专票吗？", "有现货吗？", "量大能优惠吗？"];

const meta = {
  title: "chat/QuickQuestions 快捷提问 常见问题 FAQ",
  id: "chat-quickquestions",
  component: QuickQuestions,
  args: { questions, onAsk: fn() },
} satisfies Meta<typeof QuickQuestions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Asks: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "可以开专票吗？" }));
    await expect(args.onAsk).toHaveBeenCalledWith("可以开专票吗？");
  },
};
export const EqualQuestions: Story = {
  args: { questions: ["有现货吗？", "有现货吗？"] },
  beforeEach: () => {
    spyOn(console, "error");
  },
  play: async () => {
    await expect(console.error).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const LongChineseText: Story = {
  args: {
    questions: questions.map((one) => one.repeat(4)),
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
