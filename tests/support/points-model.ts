import type { Family } from '../../src/domain/visitor/family.ts';
import type { ProfileFields } from '../../src/domain/visitor/profile.ts';

// What a visitor is owed, written down a second time and without a database: the points tests compare the two.

export type ModelAction =
  | { name: 'expo.check-in'; input: { expoId: string } }
  | { name: 'profile.set'; input: ProfileFields }
  | { name: 'address.put'; input: { id: string } }
  | { name: 'address.remove'; input: { id: string } }
  | { name: 'family.set-journey'; input: Family };

type ExpoDays = Readonly<Record<string, { from: string; to: string }>>;

const AMOUNTS = { checkIn: 240, complete: 300, child: 100, verified: 500, birthday: 500 };

export class VisitorModel {
  #checkIns = new Set<string>();
  #hasNameAndPhone = false;
  /** The day of the last tap that set the profile. */
  #profileDay = '';
  #addresses = new Set<string>();
  #wasComplete = false;
  #birthDates: string[] = [];
  /** The day of the last tap that set the family. */
  #familyDay = '';
  #mostHeld = 0;
  #isVerified = false;
  #spent = 0;
  /** The number of birthdays paid, by day. */
  #birthdays = new Map<string, number>();

  act({ name, input }: ModelAction, day: string, expos: ExpoDays): void {
    if (name === 'expo.check-in') {
      const expo = expos[input.expoId];
      if (expo && expo.from <= day && day <= expo.to) this.#checkIns.add(`${input.expoId} ${day}`);
    }
    // An older tap of another phone replaces nothing, here and below.
    if (name === 'profile.set' && day >= this.#profileDay) {
      this.#hasNameAndPhone = input.fullName !== '' && input.phone !== '';
      this.#profileDay = day;
    }
    if (name === 'address.put') this.#addresses.add(input.id);
    if (name === 'address.remove') this.#addresses.delete(input.id);
    if (name === 'family.set-journey') {
      // A child that is added on its own birthday.
      this.celebrate(
        day,
        input.children.map(({ birthDate }) => birthDate),
      );
      if (day >= this.#familyDay) {
        this.#birthDates = input.children.map(({ birthDate }) => birthDate);
        this.#familyDay = day;
      }
      const held = input.children.length + (input.dueDate ? 1 : 0);
      this.#mostHeld = Math.min(6, Math.max(this.#mostHeld, held));
    }
    // Removing an address completes nothing.
    if (name !== 'address.remove' && this.#hasNameAndPhone && this.#addresses.size > 0)
      this.#wasComplete = true;
  }

  verify(): void {
    this.#isVerified = true;
  }

  celebrate(day: string, birthDates: readonly string[] = this.#birthDates): void {
    const isPaid = (date: string) => birthDates.filter((birth) => nextBirthday(birth, date) === date);
    const paidOnOtherDays = [...this.#birthdays]
      .filter(([other]) => other !== day && other.slice(0, 4) === day.slice(0, 4))
      .reduce((sum, [, count]) => sum + count, 0);
    const payable = Math.min(isPaid(day).length, Math.max(0, birthDates.length - paidOnOtherDays));
    this.#birthdays.set(day, Math.max(payable, this.#birthdays.get(day) ?? 0));
  }

  /** Whether there were enough points. */
  redeem(cost: number): boolean {
    if (this.points < cost) return false;
    this.#spent += cost;
    return true;
  }

  get points(): number {
    return this.earned - this.#spent;
  }

  get earned(): number {
    const birthdays = [...this.#birthdays.values()].reduce((sum, count) => sum + count, 0);
    return (
      this.#checkIns.size * AMOUNTS.checkIn +
      (this.#wasComplete ? AMOUNTS.complete : 0) +
      this.#mostHeld * AMOUNTS.child +
      (this.#isVerified ? AMOUNTS.verified : 0) +
      birthdays * AMOUNTS.birthday
    );
  }
}

/** The first birthday on or after a day. */
function nextBirthday(birthDate: string, day: string): string {
  for (let year = Number(birthDate.slice(0, 4)) + 1; ; year++) {
    const monthAndDay = birthDate.slice(5);
    const isMoved = monthAndDay === '02-29' && new Date(Date.UTC(year, 2, 0)).getUTCDate() === 28;
    const birthday = `${year}-${isMoved ? '02-28' : monthAndDay}`;
    if (birthday >= day) return birthday;
  }
}
