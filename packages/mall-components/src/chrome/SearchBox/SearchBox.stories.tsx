import type { Meta, StoryObj } from "@storybook/react-vite";
import type { FormEvent } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { sampleHistory, sampleSuggestions } from "../../samples/chrome.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./SearchBox.messages.ts";
import { SearchBox } from "./SearchBox.tsx";

const meta = {
  title: "chrome/SearchBox 商城搜索框 搜索栏 搜索历史 联想词 search",
  id: "chrome-searchbox",
  component: SearchBox,
  args: {},
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const stop = (_word: string, _source: string, event: FormEvent) => event.preventDefault();
const roomy: Story["decorators"] = [
  (Story) => <div style={{ minHeight: 320, maxWidth: 600 }}>{Story()}</div>,
];

export const History: Story = {
  args: { history: sampleHistory, onDeleteHistory: fn(), onClearHistory: fn(), onSearch: fn(stop) },
  decorators: roomy,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard("/");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await expect(await canvas.findByRole("grid", { name: messageText(words.history) })).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: messageText(words.remove, { word: "劳保手套" }) }),
    );
    await expect(args.onDeleteHistory).toHaveBeenCalledWith("劳保手套");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.clear) }));
    await expect(args.onClearHistory).toHaveBeenCalledOnce();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("冲击钻 20V", "history", expect.anything());
  },
};
export const Suggestions: Story = {
  args: { suggestions: sampleSuggestions, onInput: fn(), onSearch: fn(stop) },
  decorators: roomy,
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "　手套２０Ｖ ");
    await waitFor(() => expect(args.onInput).toHaveBeenCalledWith("手套20V"));
    await expect(args.onInput).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(await canvas.findByRole("option", { selected: true })).toHaveTextContent("防割");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("手套20V", "typed", expect.anything());
    await expect(box).toHaveValue("手套20V");
  },
};
export const Composing: Story = {
  name: "Waits for the input method",
  args: { onInput: fn(), onSearch: fn(stop) },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("combobox");
    fireEvent.compositionStart(box);
    fireEvent.input(box, { target: { value: "shou t" } });
    fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    await new Promise((done) => setTimeout(done, 400));
    await expect(args.onInput).not.toHaveBeenCalled();
    await expect(args.onSearch).not.toHaveBeenCalled();
    fireEvent.input(box, { target: { value: "手套" } });
    fireEvent.compositionEnd(box);
    await waitFor(() => expect(args.onInput).toHaveBeenCalledWith("手套"));
  },
};
export const EmptyKeyword: Story = {
  args: { onSearch: fn(stop) },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "   {Enter}");
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.getAllByText(messageText(words.empty))[0]).toBeVisible();
    await userEvent.type(box, "扳");
    await expect(canvas.queryByText(messageText(words.empty))).toBeNull();
  },
};
export const CarriesCoupon: Story = {
  args: { couponId: "77", defaultKeyword: "手套" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("input[name=couponId]")).toHaveValue("77");
    await expect(canvasElement.querySelector("input[name=st]")).toHaveValue("0");
  },
};
export const ShopClosed: Story = {
  args: { isShopClosed: true, onClosedShop: fn(), onSearch: fn(stop) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "扳手{Enter}");
    await expect(args.onClosedShop).toHaveBeenCalledOnce();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
export const Narrow: Story = {
  args: { history: sampleHistory },
  decorators: roomy,
  globals: { viewport: { value: "phone" } },
};
