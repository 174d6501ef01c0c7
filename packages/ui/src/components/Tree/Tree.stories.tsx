import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { EnterpriseIcon, GroupIcon, UserIcon } from "../Icon/icons.ts";
import { Tree } from "./Tree.tsx";

const meta = {
  title: "ui/Tree 树 树形控件 层级 组织架构",
  id: "ui-tree",
  component: Tree,
  args: {
    label: "商品类目",
    items: [
      {
        ...{ id: "tools", label: "工具" },
        items: [
          {
            ...{ id: "power", label: "电动工具" },
            items: [
              { id: "drill", label: "电钻" },
              { id: "hammer", label: "电锤" },
            ],
          },
          { id: "hand", label: "手动工具" },
        ],
      },
      { id: "safety", label: "劳保用品", items: [{ id: "gloves", label: "手套" }] },
      { id: "screws", label: "紧固件" },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Tree>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultExpandedIds: ["tools", "power"] } };

export const ByKeys: Story = {
  tags: ["!autodocs"],
  args: { onExpandedChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole("treegrid", { name: "商品类目" });
    await userEvent.tab();
    await expect(canvas.getByRole("row", { name: "工具" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(["tools"]);
    await expect(await canvas.findByRole("row", { name: "电动工具" })).toHaveAttribute("aria-level", "2");
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("row", { name: "电钻" })).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(() => expect(canvas.queryByRole("row", { name: "电钻" })).toBeNull());
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("row", { name: "紧固件" })).toHaveFocus();
  },
};

export const Closed: Story = {};

export const One: Story = {
  args: { selectionMode: "single", defaultExpandedIds: ["tools", "power"], defaultValue: ["hammer"] },
};

export const ChoosesOne: Story = {
  tags: ["!autodocs"],
  args: { ...One.args, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const row = await canvas.findByRole("row", { name: "手动工具" });
    await userEvent.click(row);
    await expect(args.onChange).toHaveBeenLastCalledWith(["hand"]);
    await expect(row).toHaveAttribute("aria-selected", "true");
  },
};

export const Several: Story = {
  args: {
    selectionMode: "multiple",
    defaultExpandedIds: ["tools", "power", "safety"],
    defaultValue: ["drill", "gloves"],
  },
};

export const ChoosesSeveral: Story = {
  tags: ["!autodocs"],
  args: { ...Several.args, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole("treegrid");
    await userEvent.click(canvas.getByRole("row", { name: "电锤" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["drill", "gloves", "hammer"]);
    await userEvent.keyboard("{ArrowDown} ");
    await expect(args.onChange).toHaveBeenLastCalledWith(["drill", "gloves", "hammer", "hand"]);
  },
};

const department = {
  ...{ id: "east", label: "华东区域", icon: EnterpriseIcon, description: "3 个部门，42 人" },
  items: [
    {
      ...{ id: "repair", label: "设备维修科", icon: GroupIcon },
      items: [{ id: "li", label: "李工", icon: UserIcon, description: "审批人" }],
    },
    { id: "office", label: "行政科", icon: GroupIcon, isDisabled: true },
  ],
};

export const WithIcons: Story = {
  args: {
    label: "组织架构",
    items: [department],
    selectionMode: "single",
    defaultExpandedIds: ["east", "repair"],
  },
};

export const Empty: Story = { args: { items: [], emptyText: "还没有类目" } };

export const LongChineseText: Story = {
  args: {
    selectionMode: "multiple",
    defaultExpandedIds: ["long"],
    items: [
      {
        ...{ id: "long", label: "华东区域采购与供应链管理中心设备维修科所需的全部备品备件与耗材" },
        items: [
          {
            id: "below",
            label: "需要本人与上级主管依次审批后才能下单的大额采购与进口设备",
            description: "一年一次",
          },
        ],
      },
    ],
  },
};

export const Narrow: Story = {
  args: {
    defaultExpandedIds: ["tools", "power", "safety"],
    selectionMode: "multiple",
    defaultValue: ["hand"],
  },
  globals: { viewport: { value: "phone" } },
};
