import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { sampleBanners } from "../../samples/home.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./BannerCarousel.messages.ts";
import { BannerCarousel } from "./BannerCarousel.tsx";

const meta = {
  title: "home/BannerCarousel 首页轮播 轮播图 焦点图 横幅 carousel",
  id: "home-bannercarousel",
  component: BannerCarousel,
  args: { banners: sampleBanners.slice(0, 1) },
} satisfies Meta<typeof BannerCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turns: Story = {
  args: { banners: sampleBanners },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.next) }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: messageText(words.go, { index: "2" }) })).toHaveAttribute(
        "aria-current",
        "true",
      ),
    );
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: messageText(words.go, { index: "3" }) })).toHaveAttribute(
        "aria-current",
        "true",
      ),
    );
  },
};
export const Moving: Story = {
  tags: ["!autodocs"],
  args: { banners: sampleBanners },
  play: async ({ canvas, userEvent }) => {
    // Who asks for less motion finds it at rest.
    const either = [messageText(words.pause), messageText(words.play)];
    const button = await canvas.findByRole("button", { name: (name) => either.includes(name) });
    const before = button.getAttribute("aria-label");
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName(either.find((name) => name !== before));
  },
};
export const None: Story = { args: { banners: [] } };
export const Narrow: Story = {
  args: { banners: sampleBanners },
  globals: { viewport: { value: "phone" } },
};
