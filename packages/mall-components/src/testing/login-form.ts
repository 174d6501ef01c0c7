import type { Locator } from "@playwright/test";
import { words as loginWords } from "../entry/LoginPanel/LoginPanel.messages.ts";
import { words as codeWords } from "../forms/SmsCodeField/SmsCodeField.messages.ts";
import { entryWords } from "../messages/entry.messages.ts";
import type { Place } from "./place.ts";
import { startOf, words } from "./words.ts";

const tabs = { account: loginWords.accountTab, mobile: loginWords.mobileTab, qr: loginWords.qrTab };

/** Signing in, by account or by a code sent to a phone. */
export class LoginForm {
  readonly root: Place;

  constructor(place: Place) {
    this.root = place;
  }

  private field = (message: { id?: string }): Locator =>
    this.root.getByRole("textbox", { name: startOf(message) });

  /** What is wrong with what was sent. */
  get error(): Locator {
    return this.root.getByRole("alert");
  }

  async chooseTab(tab: keyof typeof tabs): Promise<void> {
    await this.root.getByRole("link", { name: words(tabs[tab]) }).click();
  }

  /** By account or mobile number, and password. */
  async signIn(account: string, password: string): Promise<void> {
    await this.field(entryWords.account).fill(account);
    await this.field(entryWords.password).fill(password);
    await this.submit();
  }

  /** Asks for a code by text message. */
  async getCode(mobile: string): Promise<void> {
    await this.field(entryWords.mobile).fill(mobile);
    await this.root.getByRole("button", { name: words(codeWords.getCode) }).click();
  }

  /** With the code that was sent. */
  async signInWithCode(code: string): Promise<void> {
    await this.field(codeWords.code).fill(code);
    await this.submit();
  }

  private async submit(): Promise<void> {
    await this.root.getByRole("button", { name: words(loginWords.submit) }).click();
  }
}
