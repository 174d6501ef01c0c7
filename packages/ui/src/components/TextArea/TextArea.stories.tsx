import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "ui/TextArea 多行输入框 文本域 留言 textarea",
  id: "ui-textarea",
  component: TextArea,
  args: { label: "买家留言" },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CountsCharacters: Story = {
  args: { maxLength: 10 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText("买家留言");
    await userEvent.type(area, "请在工作日上午送货到仓库");
    // Nothing is cut: what is too much is said.
    await expect(area).toHaveValue("请在工作日上午送货到仓库");
    await expect(canvas.getByText("12/10")).toBeVisible();
    await expect(area).toBeInvalid();
  },
};

export const Invalid: Story = { args: { errorMessage: "内容不能全为空格", defaultValue: "   " } };

export const Disabled: Story = { args: { isDisabled: true } };
