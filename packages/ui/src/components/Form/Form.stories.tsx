import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Form } from "./Form.tsx";

const fields = (
  <Stack>
    <TextField isRequired label="收货人" name="recipient" />
    <TextField inputMode="tel" isRequired label="手机号" name="mobile" />
    <div>
      <Button type="submit">保存</Button>
    </div>
  </Stack>
);

const meta = {
  title: "ui/Form 表单 校验 提交 错误汇总",
  id: "ui-form",
  component: Form,
  args: { children: fields, "aria-label": "收货地址" },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn() },
};

export const Submits: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/收货人/), "采购部{Enter}");
    const values = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0]?.[0] as FormData;
    await expect(values.get("recipient")).toBe("采购部");
  },
};

export const WithErrors: Story = {
  args: { errorTitle: "请修改以下 2 处后再保存" },
  render: function Render(args) {
    const [errors, setErrors] = useState<Record<string, string>>();
    const wrong = { recipient: "收货人应为 2–50 个字符", mobile: "请输入 11 位手机号" };
    return <Form {...args} errors={errors} onSubmit={() => setErrors(wrong)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    const recipient = canvas.getByLabelText(/收货人/);
    await expect(recipient).toHaveFocus();
    await expect(recipient).toHaveAccessibleDescription("收货人应为 2–50 个字符");
    await expect(canvas.getByRole("alert")).toHaveTextContent("请输入 11 位手机号");
    await userEvent.type(recipient, "采");
    await expect(recipient).not.toHaveAttribute("aria-invalid");
  },
};
