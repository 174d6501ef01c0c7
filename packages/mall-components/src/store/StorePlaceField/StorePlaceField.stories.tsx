import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleStoreCities } from "../../samples/store.ts";
import { words } from "./StorePlaceField.messages.ts";
import { StorePlaceField } from "./StorePlaceField.tsx";

const wenzhou = { city: sampleStoreCities.find(({ name }) => name === "温州市"), region: "温州市" };

const meta = {
  title: "store/StorePlaceField 店铺位置 地图选点 坐标 map",
  id: "store-storeplacefield",
  component: StorePlaceField,
  args: { cities: sampleStoreCities, region: "浙江省" },
} satisfies Meta<typeof StorePlaceField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoRegion: Story = { args: { cities: [] } };
export const Marked: Story = {
  args: { ...wenzhou, defaultPlace: { latitude: 27.90512, longitude: 120.82731 } },
};

const map = (region: string) => messageText(words.map, { region });

export const ByPress: Story = {
  args: { onChange: fn() },
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("application", { name: map("浙江省") }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.clear) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.getByText(messageText(words.none))).toBeVisible();
  },
};

/** The first arrow puts the mark into the middle, the next ones move it; nearer, they move it less. */
export const ByKeys: Story = {
  args: { ...wenzhou, onChange: fn() },
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("application", { name: map("温州市") }).focus();
    const latest = () => mocked(args.onChange as NonNullable<typeof args.onChange>).mock.lastCall?.[0];
    await userEvent.keyboard("{ArrowRight}");
    const first = latest();
    await userEvent.keyboard("{ArrowRight}{ArrowUp}");
    const second = latest();
    await expect(second?.longitude).toBeGreaterThan(first?.longitude ?? 180);
    await expect(second?.latitude).toBeGreaterThan(first?.latitude ?? 90);
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    await expect(latest()?.longitude).toBeGreaterThan(first?.longitude ?? 180);
    await userEvent.keyboard("+{Delete}");
    await expect(latest()).toBeUndefined();
  },
};

export const Narrow: Story = { ...Marked, globals: { viewport: { value: "phone" } } };
