import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, waitFor } from "storybook/test";
import { Table, TableBody, TableCell, TableFoot, TableHead, TableHeader, TableRow } from "./Table.tsx";

const rows = [
  ["M6×20 半牙", "库存 1200", "0.35"],
  ["M8×30 全牙", "库存 860", "0.62"],
  ["M10×40 全牙", "库存 15", "1.28"],
] as const;

const content = (
  <>
    <TableHead>
      <TableRow>
        <TableHeader>规格</TableHeader>
        <TableHeader>库存</TableHeader>
        <TableHeader align="end">单价（元）</TableHeader>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(([name, stock, price], index) => (
        <TableRow isSelected={index === 1} key={name}>
          <TableHeader scope="row">{name}</TableHeader>
          <TableCell>{stock}</TableCell>
          <TableCell align="end" isNumeric>
            {price}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
    <TableFoot>
      <TableRow>
        <TableHeader scope="row">合计</TableHeader>
        <TableCell align="end" colSpan={2} isNumeric>
          2.25
        </TableCell>
      </TableRow>
    </TableFoot>
  </>
);

const meta = {
  title: "ui/Table 表格 列表 table",
  id: "ui-table",
  component: Table,
  args: { caption: "规格与价格", children: content },
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NamesItsRows: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "规格与价格" })).toBeVisible();
    const head = canvas.getByRole("rowheader", { name: "M8×30 全牙" });
    await expect(head).toBeVisible();
    await expect(head.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    await expect(canvas.getByRole("rowheader", { current: true })).toBe(head);
  },
};

export const Compact: Story = { args: { density: "compact", isCaptionHidden: true } };

export const StickyHeader: Story = { args: { hasStickyHeader: true } };

/** In a narrow and low place it scrolls both ways, and the head stays. */
export const StickyScrolls: Story = {
  ...StickyHeader,
  tags: ["!autodocs"],
  decorators: (Example) => (
    <div style={{ inlineSize: 220, "--mall-table-height": "130px" } as CSSProperties}>
      <Example />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("region", { name: "规格与价格" });
    const head = canvas.getByRole("columnheader", { name: "规格" });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    box.scrollTo({ left: 40, top: box.scrollHeight });
    await expect(box.scrollLeft).toBeGreaterThan(0);
    await expect(box.scrollTop).toBeGreaterThan(0);
    await waitFor(() =>
      expect(head.getBoundingClientRect().top).toBeCloseTo(box.getBoundingClientRect().top, 0),
    );
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
