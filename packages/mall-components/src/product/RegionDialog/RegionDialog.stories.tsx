import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { messages as region } from "../../forms/RegionCascader/RegionCascader.messages.ts";
import { sampleRegions } from "../../samples/account.ts";
import { messageText } from "../../samples/message-text.ts";
import { RegionDialog } from "./RegionDialog.tsx";

const meta = {
  title: "product/RegionDialog 地区弹窗 选择地区 省市区 配送地区 region",
  id: "product-regiondialog",
  component: RegionDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    onOpen: fn(),
    onChoose: fn(),
    regions: { ...sampleRegions, cities: [], areas: [] },
  },
} satisfies Meta<typeof RegionDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const address = "上海市 浦东新区 张江路 88 号";
/** One of the buyer's addresses is one press. */
export const OwnAddresses: Story = {
  args: { addresses: [{ id: "1", areaId: "310115", text: address }] },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: address }));
    await expect(args.onChoose).toHaveBeenCalledWith("310115");
  },
};
export const AnyRegion: Story = {
  args: {
    regions: {
      provinces: [{ id: "310000", name: "上海市" }],
      cities: [{ id: "310100", name: "市辖区" }],
      areas: [{ id: "310115", name: "浦东新区" }],
    },
  },
  play: async ({ userEvent, args }) => {
    const choose = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
    await expect(await screen.findByRole("tab", { name: messageText(region.city) })).toBeDisabled();
    await choose("上海市");
    await expect(args.onOpen).toHaveBeenCalledWith("city", "310000");
    await expect(screen.getByRole("button", { name: "市辖区" })).toHaveFocus();
    await choose("市辖区");
    await expect(args.onOpen).toHaveBeenCalledWith("area", "310100");
    await choose("浦东新区");
    await expect(args.onChoose).toHaveBeenCalledWith("310115");
  },
};
export const CitiesComing: Story = {
  args: { pendingLevel: "city", regions: { ...sampleRegions, cities: [], areas: [] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "江苏省" }));
    await waitFor(() => expect(screen.getByRole("status")).toBeVisible());
    await expect(screen.getByRole("tab", { name: "江苏省" })).toBeEnabled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
