import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Form } from "../Form/Form.tsx";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const meta = {
  title: "ui/CheckboxGroup 复选框组 多选组 多项选择",
  id: "ui-checkboxgroup",
  component: CheckboxGroup,
  args: {
    label: "品牌",
    options: [
      { value: "a", label: "世达" },
      { value: "b", label: "史丹利" },
      { value: "c", label: "得力", isDisabled: true },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
};

export const Collects: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText("史丹利"));
    await userEvent.click(canvas.getByLabelText("世达"));
    await expect(args.onChange).toHaveBeenLastCalledWith(["a", "b"]);
  },
};

export const Vertical: Story = { args: { orientation: "vertical", defaultValue: ["b"] } };

export const Invalid: Story = { args: { errorMessage: "请至少选择一项" } };

/** Each box says that an answer is required, until there is one. */
export const Required: Story = {
  args: { isRequired: true, name: "brand", label: "供应品牌" },
  render: (args) => (
    <form aria-label="报价">
      <CheckboxGroup {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    const [first, second] = canvas.getAllByRole("checkbox") as [HTMLElement, HTMLElement];
    await expect(first).toBeRequired();
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(second);
    await expect(first).not.toBeRequired();
    await expect(form.checkValidity()).toBe(true);
    await userEvent.click(second);
    await expect(form.checkValidity()).toBe(false);
  },
};

/** A form's check says what is missing, and the focus goes to the first box. */
export const Missing: Story = {
  args: Required.args,
  tags: ["!autodocs"],
  render: function Checked(args) {
    const [errors, setErrors] = useState<Record<string, string>>({});
    return (
      <Form
        errors={errors}
        onSubmit={(values) => setErrors(values.has("brand") ? {} : { brand: "请至少选择一项" })}
      >
        <CheckboxGroup {...args} />
        <Button type="submit">提交</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("checkbox") as [HTMLElement];
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toBeInvalid();
    await expect(canvas.getByRole("group", { name: /供应品牌/ })).toHaveAccessibleDescription(
      "请至少选择一项",
    );
    await userEvent.click(first);
    await expect(first).toBeValid();
    await expect(canvas.queryByText("请至少选择一项")).toBeNull();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
