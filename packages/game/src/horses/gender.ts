export type Sex = 'male' | 'female';

export type Gender = 'Colt' | 'Filly' | 'Mare';

/** What a stable calls its horse. A filly becomes a mare at five. Derived, never stored. */
export function gender(sex: Sex, age: number): Gender {
  if (sex === 'male') return 'Colt';
  return age >= 5 ? 'Mare' : 'Filly';
}

/** What a horse is offered as: a male of five or more may stand at stud. */
export function genderForSale(sex: Sex, age: number): Gender | 'Stallion' {
  return sex === 'male' && age >= 5 ? 'Stallion' : gender(sex, age);
}
