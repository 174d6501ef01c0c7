import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { sampleFacets } from "../../samples/facets.ts";
import { messageText } from "../../samples/message-text.ts";
import { FacetPanel } from "../FacetPanel/FacetPanel.tsx";
import { words } from "./FilterDrawer.messages.ts";
import { FilterDrawer } from "./FilterDrawer.tsx";

/** Opens it by its own button as soon as it is there, in a wide window, too, where the button is not shown. */
const opened: Decorator = function Opened(Story) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector("button")?.click(), []);
  return <div ref={root}>{Story()}</div>;
};

const meta = {
  title: "list/FilterDrawer 筛选抽屉 手机筛选 drawer",
  id: "list-filterdrawer",
  component: FilterDrawer,
  args: { chosenCount: 2, resultCount: 1286, children: <FacetPanel rows={sampleFacets} /> },
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof FilterDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [opened] };
export const Closed: Story = {};
export const NothingChosen: Story = { args: { chosenCount: 0 } };
export const CountUnknown: Story = { args: { resultCount: undefined }, decorators: [opened] };
/** The page's own filters are for wide windows. */
export const OpensAndGivesFocusBack: Story = {
  tags: ["!autodocs"],
  render: (args) => (
    <>
      {args.children}
      <FilterDrawer {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: new RegExp(messageText(words.filters)) });
    await expect(canvas.queryByRole("group")).toBeNull();
    await userEvent.click(opener);
    const drawer = await screen.findByRole("dialog", { name: messageText(words.filters) });
    await waitFor(() => expect(screen.getByRole("group", { name: "品牌" })).toBeVisible());
    await userEvent.click(
      screen.getByRole("button", { name: messageText(words.results, { count: "1,286" }) }),
    );
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole("dialog");
  },
};
