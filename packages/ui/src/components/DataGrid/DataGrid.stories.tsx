import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { places } from "../../by-place/index.ts";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Tag } from "../Tag/Tag.tsx";
import type { GridColumn } from "./column.ts";
import { DataGrid } from "./DataGrid.tsx";
import { WaitingGrid } from "./WaitingGrid.tsx";

interface Line {
  id: string;
  name: string;
  code: string;
  brand: string;
  stock: number;
  cents: number;
}

const kinds = [
  "内六角螺钉",
  "外六角螺栓",
  "不锈钢平垫圈",
  "弹簧垫圈",
  "尼龙锁紧螺母",
  "膨胀螺栓",
  "十字盘头自攻钉",
];
const brands = ["恒达", "晋亿", "东明"];
const linesOf = (count: number): Line[] =>
  places(count).map((at) => ({
    id: `${at + 1}`,
    name: `${kinds[at % kinds.length]} M${6 + 2 * (at % 4)}×${20 + 5 * (at % 9)}`,
    code: `HD-${String(10_000 + at * 37).slice(0, 5)}`,
    brand: brands[at % brands.length] ?? "",
    stock: (at * 613) % 2400,
    cents: 12 + ((at * 97) % 900),
  }));
const yuan = (cents: number) => (cents / 100).toFixed(2);

const columns: GridColumn<Line>[] = [
  {
    ...{ id: "name", head: "商品", width: "2fr", minWidth: 180, isResizable: true },
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  { id: "code", head: "货号", minWidth: 110, cell: ({ code }) => code, sortBy: ({ code }) => code },
  { id: "brand", head: "品牌", cell: ({ brand }) => <Tag>{brand}</Tag>, isResizable: true },
  {
    ...{ id: "stock", head: "库存", align: "end", isNumeric: true },
    cell: ({ stock }) => stock,
    sortBy: ({ stock }) => stock,
  },
  {
    ...{ id: "price", head: "单价（元）", align: "end", isNumeric: true, minWidth: 120 },
    cell: ({ cents }) => yuan(cents),
    sortBy: ({ cents }) => cents,
  },
];

const meta = {
  title: "ui/DataGrid 数据网格 数据表格 排序 虚拟滚动 表格 列宽 固定列",
  id: "ui-datagrid",
  component: DataGrid<Line>,
  args: {
    ...{ caption: "报价明细", columns, rows: linesOf(8), idOf: ({ id }: Line) => id },
    ...{ nameOf: ({ name }: Line) => name, labels: { loading: "正在加载明细" } },
    emptyContent: <EmptyState description="换个条件再试试" size="s" title="没有符合条件的商品" />,
  },
} satisfies Meta<typeof DataGrid<Line>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    ...{ rows: linesOf(40), selectionMode: "multiple", defaultValue: ["2", "3"], hasStickyColumn: true },
    defaultSort: { column: "name", direction: "ascending" },
  },
};

/** By a press on the head, and by Enter; a second one turns it around. */
export const Sorts: Story = {
  tags: ["!autodocs"],
  args: { onSortChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const grid = await canvas.findByRole("grid", { name: "报价明细" });
    const head = within(grid).getByRole("columnheader", { name: "库存" });
    const first = () => within(grid).getAllByRole("row")[1];
    await userEvent.click(head);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: "stock", direction: "ascending" });
    await waitFor(() => expect(head).toHaveAttribute("aria-sort", "ascending"));
    await expect(first()).toHaveTextContent("HD-10000");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(head).toHaveAttribute("aria-sort", "descending"));
    await expect(first()).toHaveTextContent("HD-10259");
  },
};

export const Sorted: Story = { args: { defaultSort: { column: "price", direction: "descending" } } };

/** The rows come in order; the grid only asks for another one. */
export const SortedByTheServer: Story = {
  tags: ["!autodocs"],
  args: { sort: { column: "price", direction: "ascending" }, onSortChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const grid = await canvas.findByRole("grid");
    await userEvent.click(within(grid).getByRole("columnheader", { name: "单价（元）" }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: "price", direction: "descending" });
    await expect(within(grid).getAllByRole("row")[1]).toHaveTextContent("内六角螺钉 M6×20");
  },
};

export const Several: Story = { args: { selectionMode: "multiple", defaultValue: ["2", "3"] } };

export const Chooses: Story = {
  tags: ["!autodocs"],
  args: { selectionMode: "multiple", defaultValue: ["2"], onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const grid = await canvas.findByRole("grid");
    const rows = within(grid).getAllByRole("row");
    await expect(rows[2]).toHaveAttribute("aria-selected", "true");
    const [all, first] = within(grid).getAllByRole<HTMLInputElement>("checkbox");
    await expect(all?.indeterminate).toBe(true);
    if (first) await userEvent.click(first);
    await expect(args.onChange).toHaveBeenLastCalledWith(["2", "1"]);
    if (all) await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(["1", "2", "3", "4", "5", "6", "7", "8"]);
  },
};

export const One: Story = { args: { selectionMode: "single", defaultValue: ["3"] } };

/** The row that the rest of the page is about. */
export const Current: Story = { args: { currentId: "3" } };

export const ByKeys: Story = {
  tags: ["!autodocs"],
  args: { selectionMode: "multiple", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const grid = await canvas.findByRole("grid");
    await userEvent.tab();
    const rows = within(grid).getAllByRole("row");
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard("{ArrowDown} ");
    await expect(args.onChange).toHaveBeenLastCalledWith(["2"]);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(within(grid).getAllByRole("rowheader")[1]).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(document.activeElement).toHaveTextContent(yuan(linesOf(2)[1]?.cents ?? 0));
  },
};

/** A thousand rows, of which only those near the screen are rendered. */
export const Thousand: Story = {
  args: {
    rows: linesOf(1000),
    selectionMode: "multiple",
    hasStickyColumn: true,
    density: "compact",
    defaultValue: ["3"],
  },
};

export const RendersWhatIsSeen: Story = {
  ...Thousand,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole("grid");
    await expect(grid).toHaveAttribute("aria-rowcount", "1001");
    await waitFor(() => expect(within(grid).getAllByRole("row").length).toBeLessThan(120));
    await userEvent.tab();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await waitFor(() => expect(within(grid).getByText(linesOf(1000)[999]?.code ?? "")).toBeVisible());
  },
};

/** A table that is printed has all its rows. */
export const Printable: Story = {
  tags: ["!autodocs"],
  args: { rows: linesOf(260), isPrintable: true },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole("grid");
    await expect(within(grid).getAllByRole("row")).toHaveLength(261);
  },
};

/** By keyboard: Enter on the handle, arrow keys, Enter. The head before it still sorts. */
export const Resizes: Story = {
  tags: ["!autodocs"],
  args: { onResize: fn(), onSortChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const grid = await canvas.findByRole("grid");
    const head = within(grid).getByRole("columnheader", { name: /商品/ });
    const before = head.getBoundingClientRect().width;
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: "name", direction: "ascending" });
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(head).getByRole("slider")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onResize).toHaveBeenCalledOnce());
    await expect(head.getBoundingClientRect().width).toBeGreaterThan(before);
  },
};

export const Compact: Story = { args: { density: "compact" } };

export const Empty: Story = { args: { rows: [] } };

export const Loading: Story = { args: { rows: [], isLoading: true } };

/** What is read before its code comes: it scrolls by keys, too. */
export const BeforeItsCode: Story = {
  tags: ["!autodocs"],
  render: (args) => (
    <WaitingGrid
      {...args}
      {...{ chosen: [], density: "regular", selectionMode: "none", sort: undefined, onChoose: fn() }}
      noRows={args.emptyContent}
      rows={linesOf(40)}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("region", { name: "报价明细" })).toHaveFocus();
  },
};

/** Other rows are on their way. */
export const LoadingOthers: Story = { args: { isLoading: true } };

export const LongChineseText: Story = {
  args: {
    rows: linesOf(3).map((line, at) => ({
      ...line,
      name:
        at === 1 ? "华东区域采购与供应链管理中心设备维修科所需的不锈钢内六角圆柱头螺钉".repeat(2) : line.name,
    })),
    selectionMode: "multiple",
  },
};

/** The head and the first column stay, the others scroll. */
export const Narrow: Story = {
  args: { rows: linesOf(40), hasStickyColumn: true },
  globals: { viewport: { value: "phone" } },
};

/** What stays in view, at the end of both ways. */
export const Scrolled: Story = {
  tags: ["!autodocs"],
  args: { rows: linesOf(1000), hasStickyColumn: true, selectionMode: "multiple" },
  decorators: [(Story) => <div style={{ inlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole("grid");
    const scroller = grid.parentElement as HTMLElement;
    scroller.scrollTo(scroller.scrollWidth, 2000);
    const box = scroller.getBoundingClientRect();
    await waitFor(() => {
      const head = within(grid).getByRole("columnheader", { name: /商品/ }).getBoundingClientRect();
      const [name] = within(grid).getAllByRole("rowheader").slice(-3);
      expect(Math.abs(head.top - box.top)).toBeLessThan(4);
      expect(head.left - box.left).toBeLessThan(60);
      expect((name?.getBoundingClientRect().left ?? 0) - box.left).toBeLessThan(60);
      expect((name?.getBoundingClientRect().left ?? 0) - box.left).toBeGreaterThan(30);
    });
  },
};
