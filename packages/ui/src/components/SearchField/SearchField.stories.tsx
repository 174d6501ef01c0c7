import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { SearchField } from "./SearchField.tsx";

const meta = {
  title: "ui/SearchField 搜索输入框 查找 search",
  id: "ui-searchfield",
  component: SearchField,
  args: { label: "搜索订单", labels: { clear: "清空" }, placeholder: "商品名称或订单号" },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn() },
};

export const Searches: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox"), " 扳手 {Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("扳手");
    await userEvent.click(canvas.getByRole("button", { name: "清空" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
};

export const WaitsForTheInputMethod: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("searchbox");
    await fireEvent.compositionStart(field);
    await fireEvent.change(field, { target: { value: "ban" } });
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.change(field, { target: { value: "扳" } });
    await fireEvent.compositionEnd(field);
    await expect(args.onChange).toHaveBeenLastCalledWith("扳");
  },
};

export const Pending: Story = { args: { isPending: true, defaultValue: "电钻" } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: "电钻" } };
