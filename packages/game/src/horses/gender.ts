export type Sex = 'male' | 'female';

export type Gender = 'Colt' | 'Horse' | 'Filly' | 'Mare';

/** What a stable calls its horse: a colt is called a horse at five, and a filly a mare. Derived, never stored. */
export function gender(sex: Sex, age: number): Gender {
  if (sex === 'male') return age >= 5 ? 'Horse' : 'Colt';
  return age >= 5 ? 'Mare' : 'Filly';
}

/** What a horse is offered as: a male of five or more may stand at stud. */
export function genderForSale(sex: Sex, age: number): Gender | 'Stallion' {
  return sex === 'male' && age >= 5 ? 'Stallion' : gender(sex, age);
}
