import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./SideRail.messages.ts";
import { SideRail } from "./SideRail.tsx";

const meta = {
  title: "chrome/SideRail 侧边工具栏 侧栏 悬浮工具 返回顶部 rail",
  id: "chrome-siderail",
  component: SideRail,
  args: { cartCount: 0, onOpen: fn() },
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "30rem" } } },
  decorators: [(Story) => <div style={{ minHeight: "100vh" }}>{Story()}</div>],
} satisfies Meta<typeof SideRail>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The tools stand only where there is room beside the page. */
const roomy = { viewport: { value: "desktop" } };
const service = { shopName: "百工自营", tel: "400-820-1234" };

export const Default: Story = { globals: roomy };
export const WithCount: Story = {
  args: { cartCount: 12, service },
  globals: roomy,
  play: async ({ canvas, userEvent, args }) => {
    if (window.innerWidth < 1280) return;
    await userEvent.click(
      canvas.getByRole("button", { name: messageText(chromeWords.cartCount, { count: "12" }) }),
    );
    await expect(args.onOpen).toHaveBeenCalledWith("cart");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.service) }));
    await expect(await screen.findByRole("link", { name: "400-820-1234" })).toHaveAttribute(
      "href",
      "tel:4008201234",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: messageText(words.service) })).toHaveFocus(),
    );
  },
};
export const ThousandInCart: Story = { args: { cartCount: 1000, service }, globals: roomy };
export const Visitor: Story = { args: { isSignedIn: false, service }, globals: roomy };
export const ShopWithoutTelephone: Story = {
  args: { service: { ...service, tel: "" } },
  globals: roomy,
};
export const Scrolled: Story = {
  name: "Leads back to the top once the page is scrolled",
  args: { cartCount: 3, service },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <div style={{ blockSize: "300vh" }} />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: messageText(actWords.top) })).toBeNull();
    window.scrollTo(0, window.innerHeight);
    await userEvent.click(await canvas.findByRole("button", { name: messageText(actWords.top) }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole("button", { name: messageText(actWords.top) })).toBeNull());
  },
};
export const Narrow: Story = {
  args: { cartCount: 3, service },
  globals: { viewport: { value: "phone" } },
  decorators: Scrolled.decorators,
  play: async ({ canvas }) => {
    window.scrollTo(0, window.innerHeight);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: messageText(actWords.top) })).toBeVisible(),
    );
  },
};
