import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Icon } from "../Icon/Icon.tsx";
import { SearchIcon } from "../Icon/icons.ts";
import { Stack } from "../Stack/Stack.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "ui/TextField 输入框 文本框 单行输入 input",
  id: "ui-textfield",
  component: TextField,
  args: { label: "收货人" },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
};

export const TakesText: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("收货人"), "采购部");
    await expect(args.onChange).toHaveBeenLastCalledWith("采购部");
  },
};

export const Required: Story = {
  args: { isRequired: true, description: "与身份证一致", placeholder: "请输入收货人姓名" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: /收货人/ });
    await expect(field).toHaveAttribute("aria-required", "true");
    await expect(field).toHaveAccessibleDescription("与身份证一致");
  },
};

export const Invalid: Story = {
  args: { label: "手机号", defaultValue: "1380", errorMessage: "请输入 11 位手机号" },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("手机号");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription("请输入 11 位手机号");
  },
};

export const CountsCharacters: Story = {
  args: { label: "昵称", maxLength: 5 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("昵称");
    await userEvent.type(field, "𠮷野家家家");
    await expect(canvas.getByText("5/5")).toBeVisible();
    await expect(field).toBeValid();
    await userEvent.paste("家");
    await expect(field).toHaveValue("𠮷野家家家家");
    await expect(canvas.getByText("6/5")).toBeVisible();
    await expect(field).toBeInvalid();
  },
};

/** What the parent does not take is not shown either, however often it is typed. */
export const DigitsOnly: Story = {
  tags: ["!autodocs"],
  render: function Render(args) {
    const [code, setCode] = useState("");
    return <TextField {...args} onChange={(typed) => setCode(typed.replace(/\D/g, ""))} value={code} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    for (const key of ["1", "a", "a", "2", "b"]) await userEvent.type(field, key);
    await expect(field).toHaveValue("12");
  },
};

export const WithAffixes: Story = {
  args: { label: "充值金额", prefix: "¥", suffix: "元", inputMode: "decimal", defaultValue: "1000.00" },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(["s", "m", "l"] as const).map((size) => (
        <TextField {...args} key={size} prefix={<Icon as={SearchIcon} size="s" />} size={size} />
      ))}
    </Stack>
  ),
};

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: "上海百工五金有限公司" } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: "上海百工五金有限公司" } };

export const LongChineseText: Story = {
  args: {
    label: "详细地址（请填写街道、门牌号、楼层与房间号，方便快递员准确送达）",
    description: "如果地址在园区内，请写明园区名称、楼号与最近的入口，并注明工作日可以收货的时间。",
    errorMessage: "详细地址应为 5 到 50 个字符，并且不能全部是空格，请修改后再保存。",
  },
  globals: { viewport: { value: "phone" } },
};

/** What is usual is offered while one types. */
export const Suggestions: Story = {
  args: { suggestions: ["生产一部", "生产二部"] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("datalist option")).toHaveLength(2);
  },
};
