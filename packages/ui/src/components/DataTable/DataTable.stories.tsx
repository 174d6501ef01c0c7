import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import type { DataColumn } from "./DataRow.tsx";
import { DataTable, type DataTableProps } from "./DataTable.tsx";

interface Screw {
  id: string;
  name: string;
  stock: number;
  price: string;
}

const screws: Screw[] = [
  { id: "1", name: "M6×20 半牙", stock: 1200, price: "0.35" },
  { id: "2", name: "M8×30 全牙", stock: 860, price: "0.62" },
  { id: "3", name: "M10×40 全牙", stock: 15, price: "1.28" },
  { id: "4", name: "M12×60 半牙", stock: 0, price: "2.40" },
];
const columns: DataColumn<Screw>[] = [
  { id: "name", head: "规格", size: "fill", cell: ({ name }) => name },
  { id: "stock", head: "库存", isNumeric: true, cell: ({ stock }) => stock },
  { id: "price", head: "单价（元）", align: "end", isNumeric: true, cell: ({ price }) => price },
];
const idOf = ({ id }: Screw) => id;
const nameOf = ({ name }: Screw) => name;

const meta = {
  title: "ui/DataTable 数据表格 可选表格 全选 批量",
  id: "ui-datatable",
  component: DataTable<Screw>,
  args: {
    ...{ caption: "规格与价格", columns, rows: screws, idOf, nameOf, selected: new Set<string>() },
    ...{ onSelect: fn(), labels: { all: "全选", row: (name: string) => `选择 ${name}` } },
  },
  render: function Kept(args: DataTableProps<Screw>) {
    const [selected, setSelected] = useState(args.selected);
    const select = (ids: readonly string[], is: boolean) => {
      args.onSelect(ids, is);
      setSelected((now) => new Set(is ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
    };
    return <DataTable {...args} onSelect={select} selected={selected} />;
  },
} satisfies Meta<typeof DataTable<Screw>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SomeSelected: Story = {
  tags: ["!autodocs"],
  args: { selected: new Set(["2"]) },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole<HTMLInputElement>("checkbox", { name: "全选" });
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    await expect(canvas.getByRole("checkbox", { name: "选择 M12×60 半牙" })).toBeChecked();
    await expect(all.indeterminate).toBe(false);
    await userEvent.click(all);
    await userEvent.click(canvas.getByRole("checkbox", { name: "选择 M8×30 全牙" }));
  },
};

export const ByKeyboard: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const ticks = canvas.getAllByRole("checkbox", { name: /^选择/ });
    ticks[0]?.focus();
    await userEvent.keyboard(" {ArrowDown}{ArrowDown}");
    await expect(ticks[2]).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
  },
};

/** Shift takes all rows since the last tick. */
export const Range: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "选择 M6×20 半牙" }));
    await userEvent.keyboard("{Shift>}");
    await userEvent.click(canvas.getByRole("checkbox", { name: "选择 M10×40 全牙" }));
    await userEvent.keyboard("{/Shift}");
    await expect(args.onSelect).toHaveBeenLastCalledWith(["1", "2", "3"], true);
  },
};

export const NamesItsRows: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "规格与价格" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "M8×30 全牙" })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    rows: [
      { id: "9", name: "304 不锈钢内六角圆柱头螺钉 ".repeat(8), stock: 1_200_000, price: "1,234,567.89" },
    ],
    columns: [
      ...columns,
      {
        ...{ id: "act", head: "操作", isHeadHidden: true, size: "l" },
        cell: () => <Button size="s">加入购物车</Button>,
      },
    ],
  },
};

export const Narrow: Story = {
  args: { selected: new Set(["2"]) },
  globals: { viewport: { value: "phone" } },
};
