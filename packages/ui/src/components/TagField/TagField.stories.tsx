import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { TagField } from "./TagField.tsx";

const meta = {
  title: "ui/TagField 标签输入框 多选 标签 multi-select",
  id: "ui-tagfield",
  component: TagField,
  args: {
    label: "经营品类",
    items: [
      { id: "tools", label: "电动工具" },
      { id: "hand", label: "手动工具" },
      { id: "safety", label: "劳保用品", description: "手套、安全帽、防护眼镜" },
      { id: "light", label: "照明", isDisabled: true },
      { id: "screws", label: "紧固件" },
    ],
    emptyText: "没有找到",
    labels: { open: "展开列表", chosen: "已选品类" },
    placeholder: "选择或搜索品类",
    name: "category",
  },
  decorators: [(Story) => <form style={{ maxInlineSize: 420 }}>{Story()}</form>],
} satisfies Meta<typeof TagField>;
export default meta;

type Story = StoryObj<typeof meta>;

const sent = (root: HTMLElement) => new FormData(root.querySelector("form") ?? undefined).getAll("category");

export const Default: Story = { args: { onChange: fn() } };

export const AddsFromTheList: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = await canvas.findByRole("combobox", { name: /经营品类/ });
    await userEvent.type(field, "工具");
    await waitFor(() => expect(screen.getByRole("option", { name: "手动工具" })).toBeVisible());
    await expect(screen.queryByRole("option", { name: /劳保用品/ })).toBeNull();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["hand"]);
    await expect(field).toHaveValue("");
    await userEvent.keyboard("紧固{ArrowDown}{Enter}{Escape}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["hand", "screws"]);
    await expect(sent(canvasElement)).toEqual(["hand", "screws"]);
    await expect(within(canvas.getByRole("grid", { name: "已选品类" })).getAllByRole("row")).toHaveLength(2);
  },
};

export const Chosen: Story = { args: { defaultValue: ["tools", "safety", "screws"] } };

/** By its cross, by Delete on the tag, and by Backspace in the empty text. */
export const Removes: Story = {
  tags: ["!autodocs"],
  args: { defaultValue: ["tools", "hand", "safety", "screws"], onChange: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(sent(canvasElement)).toEqual(["tools", "hand", "safety", "screws"]);
    const tags = await canvas.findByRole("grid", { name: "已选品类" });
    const [cross] = within(tags).getAllByRole("button");
    if (cross) await userEvent.click(cross);
    await expect(args.onChange).toHaveBeenLastCalledWith(["hand", "safety", "screws"]);
    within(tags).getByRole("row", { name: "劳保用品" }).focus();
    await userEvent.keyboard("{Delete}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["hand", "screws"]);
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["hand"]);
    await userEvent.keyboard("{Escape}");
    await expect(sent(canvasElement)).toEqual(["hand"]);
  },
};

export const OwnWords: Story = {
  args: { allowsCustomValue: true, defaultValue: ["tools", "五金定制"], placeholder: "输入后按回车" },
};

export const AddsOwnWords: Story = {
  tags: ["!autodocs"],
  args: { allowsCustomValue: true, onChange: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = await canvas.findByRole("combobox", { name: /经营品类/ });
    await waitFor(() => expect(field).not.toHaveAttribute("readonly"));
    await userEvent.type(field, "五金定制{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["五金定制"]);
    await expect(sent(canvasElement)).toEqual(["五金定制"]);
  },
};

export const Open: Story = {
  tags: ["!autodocs"],
  args: { defaultValue: ["tools"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /展开列表/ }));
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
    await expect(screen.getByRole("option", { name: "电动工具" })).toHaveAttribute("aria-selected", "true");
  },
};

export const Invalid: Story = {
  args: { errorMessage: "请至少选择一个品类", isRequired: true },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox");
    await expect(field).toHaveAccessibleDescription("请至少选择一个品类");
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: ["tools", "hand"] } };

export const LongChineseText: Story = {
  args: {
    items: [
      { id: "long", label: "华东区域采购与供应链管理中心设备维修科所需的全部备品备件与耗材".repeat(2) },
      { id: "tools", label: "电动工具" },
    ],
    defaultValue: ["long", "tools"],
    description: "店铺首页会按所选的品类展示商品，最多可选二十个。",
  },
};

export const Narrow: Story = {
  args: { defaultValue: ["tools", "hand", "safety", "screws"] },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("grid");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
