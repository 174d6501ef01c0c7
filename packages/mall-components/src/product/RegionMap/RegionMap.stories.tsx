import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./RegionMap.messages.ts";
import { RegionMap } from "./RegionMap.tsx";

const meta = {
  title: "product/RegionMap 配送地图 配送范围 省份 map",
  id: "product-regionmap",
  component: RegionMap,
  args: { noDeliveryIds: [] },
} satisfies Meta<typeof RegionMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Own: Story = {
  args: { ownProvinceId: 330_000, noDeliveryIds: [710_000, 810_000, 820_000] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName(/31/);
  },
};
export const OwnIsNotDeliveredTo: Story = {
  args: { ownProvinceId: 540_000, noDeliveryIds: [540_000, 650_000] },
};
export const UnknownProvince: Story = {
  args: { ownProvinceId: 1, noDeliveryIds: [2, 650_000] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.allBut))).toBeVisible();
    await expect(canvas.getByText(messageText(words.unknown, { id: "2" }))).toBeVisible();
    await expect(canvas.getByText(messageText(words.unknown, { id: "1" }), { exact: false })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
