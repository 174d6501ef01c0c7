import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Surface } from "@tradehall/ui/Surface";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { AsyncList, type ListState } from "./AsyncList.tsx";

const rows = (
  <ul>
    {["第一行", "第二行", "第三行"].map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

const meta = {
  title: "parts/AsyncList 异步列表 加载状态 骨架 loading",
  id: "parts-asynclist",
  component: AsyncList,
  args: { children: rows },
  decorators: [(Story) => <Surface>{Story()}</Surface>],
} satisfies Meta<typeof AsyncList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: messageText(listWords.loading) })).toBeVisible();
    await expect(canvas.queryByText("第一行")).toBeNull();
  },
};
export const LoadingGoods: Story = { args: { state: "loading", skeleton: "goods" } };
export const LoadingCards: Story = { args: { state: "loading", skeleton: "cards" } };
export const LoadingGrid: Story = { args: { state: "loading", skeleton: "grid" } };
export const Empty: Story = { args: { empty: <EmptyState title="暂无内容" /> } };
/** Rows there are, on earlier pages: nothing says that there were none. */
export const Beyond: Story = {
  args: { state: "beyond", empty: <EmptyState title="暂无内容" /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("暂无内容")).toBeNull();
  },
  tags: ["!autodocs"],
};
export const Refetching: Story = {
  args: { state: "refetching" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("第一行").closest("[aria-busy=true]")).toBeVisible();
  },
};
export const Failed: Story = { args: { state: "failed", failedText: "清单加载失败", onRetry: fn() } };

/** A try that succeeds: the keyboard stays in the list. */
export const FailedThenLoaded: Story = {
  render: function Retried(args) {
    const [state, setState] = useState<ListState>("failed");
    return (
      <>
        <AsyncList {...args} onRetry={() => setState("loading")} state={state} />
        <button onClick={() => setState("ready")} type="button">
          到了
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.retry) }));
    const loading = canvas.getByRole("status", { name: messageText(listWords.loading) });
    await expect(loading.parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "到了" }));
    await expect(canvas.getByText("第三行")).toBeVisible();
  },
};
export const Small: Story = { args: { state: "failed", size: "s", onRetry: fn() } };
export const Narrow: Story = {
  args: { state: "loading", skeleton: "cards" },
  globals: { viewport: { value: "phone" } },
};
