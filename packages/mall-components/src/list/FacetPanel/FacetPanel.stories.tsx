import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, type Mock, waitFor } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { sampleFacets as rows, sampleAttributes } from "../../samples/facets.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./FacetPanel.messages.ts";
import { FacetPanel } from "./FacetPanel.tsx";

const meta = {
  title: "list/FacetPanel 筛选面板 分面筛选 品牌 多选 facets",
  id: "list-facetpanel",
  component: FacetPanel,
  args: { rows, form: { action: "/list", hiddenFor: () => [{ name: "pn", value: "扳手" }] } },
  // As in a FilterDrawer, where a phone has them.
  decorators: (Story) => <div data-filters="">{Story()}</div>,
} satisfies Meta<typeof FacetPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Multiple: Story = {
  args: { onApply: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const opener = () => canvas.getByRole("link", { name: messageText(words.multipleOf, { label: "品牌" }) });
    await userEvent.click(opener());
    await expect(canvas.getByRole("checkbox", { name: /^拓锋/ })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(opener()).toHaveFocus();
    await userEvent.click(opener());
    await userEvent.click(canvas.getByRole("checkbox", { name: /^锐擎/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^安盾/ }));
    await expect(canvas.getByRole("checkbox", { name: /^云墨/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.apply) }));
    const form = (args.onApply as Mock).mock.lastCall?.[0] as FormData;
    await expect([...form]).toEqual([
      ["pn", "扳手"],
      ["brand", "锐擎"],
      ["brand", "安盾"],
    ]);
    await waitFor(() => expect(opener()).toBeVisible());
  },
};
/** As the address opens it where there is no script. */
export const Ticking: Story = {
  args: { rows: rows.map((row, at) => ({ ...row, isTicking: at === 0 })) },
};
export const Attributes: Story = {
  args: { rows: [...rows, ...sampleAttributes] },
  play: async ({ canvas, userEvent }) => {
    // Something is chosen of the last one.
    await waitFor(() => expect(canvas.getByRole("group", { name: "电压" })).toBeVisible());
    await expect(canvas.queryByRole("group", { name: "表面" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.moreRows) }));
    await waitFor(() => expect(canvas.getByRole("group", { name: "表面" })).toBeVisible());
  },
};
export const More: Story = {
  args: { rows: rows.map((row) => ({ ...row, options: rows.flatMap((one) => one.options) })).slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText("200-500")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.more) }));
    await waitFor(() => expect(canvas.getByText("200-500")).toBeVisible());
  },
};
export const None: Story = { args: { rows: [] } };
export const Narrow: Story = {
  args: { rows: [...rows, ...sampleAttributes] },
  globals: { viewport: { value: "phone" } },
};
