
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "activities": {
                  Row: {
                    "at": string,"horse_id": string,"id": string,"place": number | null,"prize": number | null,"programme": string | null,"race_id": string | null,"stable_id": string,"told_at": string,"type": string
                  }
                  ComputedFields: never
                  Insert: {
                    "at": string,"horse_id": string,"id"?: string,"place"?: number | null,"prize"?: number | null,"programme"?: string | null,"race_id"?: string | null,"stable_id": string,"told_at"?: string,"type": string
                  }
                  Update: {
                    "at"?: string,"horse_id"?: string,"id"?: string,"place"?: number | null,"prize"?: number | null,"programme"?: string | null,"race_id"?: string | null,"stable_id"?: string,"told_at"?: string,"type"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "activities_horse_id_fkey"
      columns: ["horse_id"]
isOneToOne: false
      referencedRelation: "horses"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "activities_race_id_fkey"
      columns: ["race_id"]
isOneToOne: false
      referencedRelation: "races"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "activities_stable_id_fkey"
      columns: ["stable_id"]
isOneToOne: false
      referencedRelation: "stables"
      referencedColumns: ["id"]
    }
                  ]
                },"auto_training_orders": {
                  Row: {
                    "ended_at": string | null,"from_wallet": boolean,"horse_id": string,"id": string,"next_at": string | null,"programme": string,"stable_id": string,"started_at": string,"weekly_budget": number
                  }
                  ComputedFields: never
                  Insert: {
                    "ended_at"?: string | null,"from_wallet"?: boolean,"horse_id": string,"id"?: string,"next_at"?: string | null,"programme": string,"stable_id": string,"started_at": string,"weekly_budget": number
                  }
                  Update: {
                    "ended_at"?: string | null,"from_wallet"?: boolean,"horse_id"?: string,"id"?: string,"next_at"?: string | null,"programme"?: string,"stable_id"?: string,"started_at"?: string,"weekly_budget"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "auto_training_orders_horse_id_fkey"
      columns: ["horse_id"]
isOneToOne: false
      referencedRelation: "horses"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "auto_training_orders_programme_fkey"
      columns: ["programme"]
isOneToOne: false
      referencedRelation: "training_programmes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "auto_training_orders_stable_id_fkey"
      columns: ["stable_id"]
isOneToOne: false
      referencedRelation: "stables"
      referencedColumns: ["id"]
    }
                  ]
                },"auto_training_slots": {
                  Row: {
                    "at": string,"order_id": string,"seen_at": string | null,"session_id": string | null,"skipped": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "at": string,"order_id": string,"seen_at"?: string | null,"session_id"?: string | null,"skipped"?: string | null
                  }
                  Update: {
                    "at"?: string,"order_id"?: string,"seen_at"?: string | null,"session_id"?: string | null,"skipped"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "auto_training_slots_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "auto_training_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "auto_training_slots_session_id_fkey"
      columns: ["session_id"]
isOneToOne: true
      referencedRelation: "training_sessions"
      referencedColumns: ["id"]
    }
                  ]
                },"ballot_lots": {
                  Row: {
                    "entered_at": string,"horse_id": string,"missed_race_id": string | null,"nonce": string,"race_id": string,"runs": boolean,"stable_id": string,"turn": number
                  }
                  ComputedFields: never
                  Insert: {
                    "entered_at": string,"horse_id": string,"missed_race_id"?: string | null,"nonce": string,"race_id": string,"runs": boolean,"stable_id": string,"turn": number
                  }
                  Update: {
                    "entered_at"?: string,"horse_id"?: string,"missed_race_id"?: string | null,"nonce"?: string,"race_id"?: string,"runs"?: boolean,"stable_id"?: string,"turn"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "ballot_lots_horse_id_fkey"
      columns: ["horse_id"]
isOneToOne: false
      referencedRelation: "horses"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ballot_lots_missed_race_id_fkey"
      columns: ["missed_race_id"]
isOneToOne: false
      referencedRelation: "races"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ballot_lots_race_id_fkey"
      columns: ["race_id"]
isOneToOne: false
      referencedRelation: "races"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ballot_lots_stable_id_fkey"
      columns: ["stable_id"]
isOneToOne: false
      referencedRelation: "stables"
      referencedColumns: ["id"]
    }
                  ]
                },"economy_flows": {
                  Row: {
                    "amount": number,"kind": string,"week": number
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"kind": string,"week": number
                  }
                  Update: {
                    "amount"?: number,"kind"?: string,"week"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "economy_flows_week_fkey"
      columns: ["week"]
isOneToOne: false
      referencedRelation: "economy_weeks"
      referencedColumns: ["week"]
    }
                  ]
                },"economy_weeks": {
                  Row: {
                    "begins_at": string,"gini": number,"horses": number,"median_money": number,"median_price": number | null,"most_received": number,"off_guide": number,"sold": number,"stables": number,"transferred": number,"transfers": number,"week": number
                  }
                  ComputedFields: never
                  Insert: {
                    "begins_at": string,"gini": number,"horses": number,"median_money": number,"median_price"?: number | null,"most_received"?: number,"off_guide"?: number,"sold": number,"stables": number,"transferred"?: number,"transfers"?: number,"week": number
                  }
                  Update: {
                    "begins_at"?: string,"gini"?: number,"horses"?: number,"median_money"?: number,"median_price"?: number | null,"most_received"?: number,"off_guide"?: number,"sold"?: number,"stables"?: number,"transferred"?: number,"transfers"?: number,"week"?: number
                  }
                  Relationships: [
                    
                  ]
                },"entries": {
                  Row: {
                    "asked_jockey": number | null,"condition_after": number | null,"draw": number | null,"entered_at": string,"horse_id": string,"id": string,"jockey": number | null,"last_rider": number | null,"nonce": string,"place": number | null,"place_chance": number | null,"prize": number | null,"race_id": string,"rating_after": number | null,"rating_before": number | null,"seed_hash": string,"silks": Json | null,"stable_id": string,"style": number | null,"time_ms": number | null,"weight": number | null,"win_chance": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "asked_jockey"?: number | null,"condition_after"?: number | null,"draw"?: number | null,"entered_at": string,"horse_id": string,"id"?: string,"jockey"?: number | null,"last_rider"?: number | null,"nonce": string,"place"?: number | null,"place_chance"?: number | null,"prize"?: number | null,"race_id": string,"rating_after"?: number | null,"rating_before"?: number | null,"seed_hash": string,"silks"?: Json | null,"stable_id": string,"style"?: number | null,"time_ms"?: number | null,"weight"?: number | null,"win_chance"?: number | null
                  }
                  Update: {
                    "asked_jockey"?: number | null,"condition_after"?: number | null,"draw"?: number | null,"entered_at"?: string,"horse_id"?: string,"id"?: string,"jockey"?: number | null,"last_rider"?: number | null,"nonce"?: string,"place"?: number | null,"place_chance"?: number | null,"prize"?: number | null,"race_id"?: string,"rating_after"?: number | null,"rating_before"?: number | null,"seed_hash"?: string,"silks"?: Json | null,"stable_id"?: string,"style"?: number | null,"time_ms"?: number | null,"weight"?: number | null,"win_chance"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "entries_horse_id_fkey"
      columns: ["horse_id"]
isOneToOne: false
      referencedRelation: "horses"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "entries_race_id_fkey"
      columns: ["race_id"]
isOneToOne: false
      referencedRelation: "races"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "entries_stable_id_fkey"
      columns: ["stable_id"]
isOneToOne: false
      referencedRelation: "stables"
      referencedColumns: ["id"]
    }
                  ]
                },"equipment": {
                  Row: {
                    "got_at": string,"id": string,"item_id": string,"price": number | null,"runs_left": number | null,"stable_id": string,"worn_out_at": string | null,"worn_out_by": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "got_at": string,"id"?: string,"item_id": string,"price"?: number | null,"runs_left"?: number | null,"stable_id": string,"worn_out_at"?: string | null,"worn_out_by"?: string | null
                  }
                  Update: {
                    "got_at"?: string,"id"?: string,"item_id"?: string,"price"?: number | null,"runs_left"?: number | null,"stable_id"?: string,"worn_out_at"?: string | null,"worn_out_by"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "equipment_item_id_fkey"
      columns: ["item_id"]
isOneToOne: false
      referencedRelation: "equipment_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "equipment_stable_id_fkey"
      columns: ["stable_id"]
isOneToOne: false
      referencedRelation: "stables"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "equipment_worn_out_by_fkey"
      columns: ["worn_out_by"]
isOneToOne: false
      referencedRelation: "horses"
      referencedColumns: ["id"]
    }
                  ]
                },"equipment_items": {
                  Row: {
                    "agility": number,"control": number,"description": string,"effect": string,"endurance": number,"id": string,"life_in_runs": number | null,"name": string,"position": number,"price": number | null,"slot": string,"speed": number,"stars": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "agility": number,"control": number,"description": string,"effect": string,"endurance": number,"id": string,"life_in_runs"?: number | null,"name": string,"position": number,"price"?: number | null,"slot": string,"speed": number,"stars"?: number | null
                  }
                  Update: {
                    "agility"?: number,"control"?: number,"description"?: string,"effect"?: string,"endurance"?: number,"id"?: string,"life_in_runs"?: number | null,"name"?: string,"position"?: number,"price"?: number | null,"slot"?: string,"speed"?: number,"stars"?: number | null
                  }
                  Relationships: [
                    
                  ]
                },"gallops": {
                  Row: {
                    "at": string,"day": string,"distance": number,"going": number,"horse_id": string,"id": string,"kit": number,"number": number,"race_id": string | null,"stable_id": string,"surface": string,"tenths": number
                  }
                  ComputedFields: never
                  Insert: {
                    "at": string,"day": string,"distance": number,"going": number,"horse_id": string,"id"?: string,"kit": number,"number": number,"race_id"?: string | null,"stable_id": string,"surface": string,"tenths": number
                  }
                  Update: {
                    "at"?: string,"day"?: string,"distance"?: number,"going"?: number,"horse_id"?: string,"id"?: string,"kit"?: number,"number"?: number,"race_id"?: string | null,"stable_id"?: string,"surface"?: string,"tenths"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "gallops_horse_id_fkey"
      columns: ["horse_id"]
isOneToOne: false
      referencedRelation: "horses"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "gallops_race_id_fkey"
      columns: ["race_id"]
isOneToOne: false
      referencedRelation: "races"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "gallops_stable_id_fkey"
      columns: ["stable_id"]
isOneToOne: false
      referencedRelation: "stables"
      referencedColumns: ["id"]
    }
                  ]
                },"horse_equipment": {
                  Row: {
                    "effect": string,"horse_id": string,"item": string,"piece_id": string,"slot": string
                  }
                  ComputedFields: never
                  Insert: {
                    "effect": string,"horse_id": string,"item": string,"piece_id": string,"slot": string
                  }
                  Update: {
                    "effect"?: string,"horse_id"?: string,"item"?: string,"piece_id"?: string,"slot"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "horse_equipment_horse_id_fkey"
      columns: ["horse_id"]
isOneToOne: false
      referencedRelation: "horses"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "horse_equipment_piece_id_fkey"
      columns: ["piece_id"]
isOneToOne: true
      referencedRelation: "equipment"
      referencedColumns: ["id"]
    }
                  ]
                },"horses": {
                  Row: {
                    "at_work_until": string | null,"birth_season": number,"coat": string,"condition": number,"condition_at": string,"created_at": string,"dam": string,"earnings": number,"energy": number,"energy_after_work": number | null,"figures": string,"form": string,"former_name": string | null,"id": string,"last_run_at": string | null,"name": string,"overreached": boolean,"places": number,"rating": number,"retired_at": string | null,"runs": number,"sellable_from": string | null,"sex": string,"sire": string,"specialty": string,"stable_id": string,"style": number,"talents_hash": string,"talents_sealed_at": string,"wins": number
                  }
                  ComputedFields: never
                  Insert: {
                    "at_work_until"?: string | null,"birth_season": number,"coat": string,"condition": number,"condition_at": string,"created_at": string,"dam": string,"earnings"?: number,"energy": number,"energy_after_work"?: number | null,"figures"?: string,"form"?: string,"former_name"?: string | null,"id"?: string,"last_run_at"?: string | null,"name": string,"overreached"?: boolean,"places"?: number,"rating": number,"retired_at"?: string | null,"runs"?: number,"sellable_from"?: string | null,"sex": string,"sire": string,"specialty": string,"stable_id": string,"style": number,"talents_hash": string,"talents_sealed_at"?: string,"wins"?: number
                  }
                  Update: {
                    "at_work_until"?: string | null,"birth_season"?: number,"coat"?: string,"condition"?: number,"condition_at"?: string,"created_at"?: string,"dam"?: string,"earnings"?: number,"energy"?: number,"energy_after_work"?: number | null,"figures"?: string,"form"?: string,"former_name"?: string | null,"id"?: string,"last_run_at"?: string | null,"name"?: string,"overreached"?: boolean,"places"?: number,"rating"?: number,"retired_at"?: string | null,"runs"?: number,"sellable_from"?: string | null,"sex"?: string,"sire"?: string,"specialty"?: string,"stable_id"?: string,"style"?: number,"talents_hash"?: string,"talents_sealed_at"?: string,"wins"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "horses_stable_id_fkey"
      columns: ["stable_id"]
isOneToOne: false
      referencedRelation: "stables"
      referencedColumns: ["id"]
    }
                  ]
                },"money_days": {
                  Row: {
                    "amount": number,"day": string,"kind": string,"movements": number,"stable_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"day": string,"kind": string,"movements": number,"stable_id": string
                  }
                  Update: {
                    "amount"?: number,"day"?: string,"kind"?: string,"movements"?: number,"stable_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "money_days_stable_id_fkey"
      columns: ["stable_id"]
isOneToOne: false
      referencedRelation: "stables"
      referencedColumns: ["id"]
    }
                  ]
                },"openings": {
                  Row: {
                    "opened_at": string,"race_id": string,"reserves": (string)[],"terms": string
                  }
                  ComputedFields: never
                  Insert: {
                    "opened_at": string,"race_id": string,"reserves": (string)[],"terms": string
                  }
                  Update: {
                    "opened_at"?: string,"race_id"?: string,"reserves"?: (string)[],"terms"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "openings_race_id_fkey"
      columns: ["race_id"]
isOneToOne: true
      referencedRelation: "races"
      referencedColumns: ["id"]
    }
                  ]
                },"purse_weeks": {
                  Row: {
                    "begins_at": string,"judged_weeks": number,"percent": number,"spent": number,"stables": number,"week": number,"won": number
                  }
                  ComputedFields: never
                  Insert: {
                    "begins_at": string,"judged_weeks": number,"percent": number,"spent": number,"stables": number,"week": number,"won": number
                  }
                  Update: {
                    "begins_at"?: string,"judged_weeks"?: number,"percent"?: number,"spent"?: number,"stables"?: number,"week"?: number,"won"?: number
                  }
                  Relationships: [
                    
                  ]
                },"race_request_entries": {
                  Row: {
                    "horse_id": string,"joined_at": string,"nonce": string,"race_request_id": string,"stable_id": string,"waits": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "horse_id": string,"joined_at": string,"nonce": string,"race_request_id": string,"stable_id": string,"waits"?: boolean
                  }
                  Update: {
                    "horse_id"?: string,"joined_at"?: string,"nonce"?: string,"race_request_id"?: string,"stable_id"?: string,"waits"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "race_request_entries_horse_id_fkey"
      columns: ["horse_id"]
isOneToOne: false
      referencedRelation: "horses"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "race_request_entries_race_request_id_fkey"
      columns: ["race_request_id"]
isOneToOne: false
      referencedRelation: "race_requests"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "race_request_entries_stable_id_fkey"
      columns: ["stable_id"]
isOneToOne: false
      referencedRelation: "stables"
      referencedColumns: ["id"]
    }
                  ]
                },"race_requests": {
                  Row: {
                    "age_class": string,"asked_at": string,"club_id": string | null,"club_name": string | null,"distance": number,"earliest_off": string,"ended_at": string | null,"entry_fee": number,"grade": string,"id": string,"latest_off": string,"max_rating": number,"min_rating": number | null,"off_at": string | null,"race_id": string | null,"runners": number,"sex": string | null,"stable_id": string,"state": string,"suitable_for": (string)[],"surface": string,"track_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "age_class": string,"asked_at": string,"club_id"?: string | null,"club_name"?: string | null,"distance": number,"earliest_off": string,"ended_at"?: string | null,"entry_fee": number,"grade": string,"id"?: string,"latest_off": string,"max_rating": number,"min_rating"?: number | null,"off_at"?: string | null,"race_id"?: string | null,"runners": number,"sex"?: string | null,"stable_id": string,"state"?: string,"suitable_for": (string)[],"surface": string,"track_id": string
                  }
                  Update: {
                    "age_class"?: string,"asked_at"?: string,"club_id"?: string | null,"club_name"?: string | null,"distance"?: number,"earliest_off"?: string,"ended_at"?: string | null,"entry_fee"?: number,"grade"?: string,"id"?: string,"latest_off"?: string,"max_rating"?: number,"min_rating"?: number | null,"off_at"?: string | null,"race_id"?: string | null,"runners"?: number,"sex"?: string | null,"stable_id"?: string,"state"?: string,"suitable_for"?: (string)[],"surface"?: string,"track_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "race_requests_race_id_fkey"
      columns: ["race_id"]
isOneToOne: true
      referencedRelation: "races"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "race_requests_stable_id_fkey"
      columns: ["stable_id"]
isOneToOne: false
      referencedRelation: "stables"
      referencedColumns: ["id"]
    }
                  ]
                },"races": {
                  Row: {
                    "age_class": string,"balloted_at": string | null,"beacon_signature": string | null,"card": string | null,"card_hash": string | null,"championship": Json | null,"checksum": string | null,"claim_price": number | null,"claims_shut_at": string | null,"closed_at": string | null,"closes_at": string,"conditions": string,"distance": number,"engine": string,"entries_count": number,"entry_fee": number,"finishes_at": string | null,"going": number,"grade": string,"house_count": number,"id": string,"line_runs": number | null,"max_entries": number,"max_rating": number | null,"min_rating": number | null,"name": string,"novice_stables_only": boolean,"off_at": string,"purse": number,"requested": boolean,"rules": string,"salt": string | null,"seed": string | null,"seed_hash": string,"settled_at": string | null,"slot": string,"status": string,"suitable_for": (string)[],"surface": string,"track_id": string,"void_reason": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "age_class": string,"balloted_at"?: string | null,"beacon_signature"?: string | null,"card"?: string | null,"card_hash"?: string | null,"championship"?: Json | null,"checksum"?: string | null,"claim_price"?: number | null,"claims_shut_at"?: string | null,"closed_at"?: string | null,"closes_at": string,"conditions": string,"distance": number,"engine": string,"entries_count"?: number,"entry_fee": number,"finishes_at"?: string | null,"going": number,"grade": string,"house_count"?: number,"id"?: string,"line_runs"?: number | null,"max_entries": number,"max_rating"?: number | null,"min_rating"?: number | null,"name": string,"novice_stables_only": boolean,"off_at": string,"purse": number,"requested"?: boolean,"rules": string,"salt"?: string | null,"seed"?: string | null,"seed_hash": string,"settled_at"?: string | null,"slot": string,"status"?: string,"suitable_for": (string)[],"surface": string,"track_id": string,"void_reason"?: string | null
                  }
                  Update: {
                    "age_class"?: string,"balloted_at"?: string | null,"beacon_signature"?: string | null,"card"?: string | null,"card_hash"?: string | null,"championship"?: Json | null,"checksum"?: string | null,"claim_price"?: number | null,"claims_shut_at"?: string | null,"closed_at"?: string | null,"closes_at"?: string,"conditions"?: string,"distance"?: number,"engine"?: string,"entries_count"?: number,"entry_fee"?: number,"finishes_at"?: string | null,"going"?: number,"grade"?: string,"house_count"?: number,"id"?: string,"line_runs"?: number | null,"max_entries"?: number,"max_rating"?: number | null,"min_rating"?: number | null,"name"?: string,"novice_stables_only"?: boolean,"off_at"?: string,"purse"?: number,"requested"?: boolean,"rules"?: string,"salt"?: string | null,"seed"?: string | null,"seed_hash"?: string,"settled_at"?: string | null,"slot"?: string,"status"?: string,"suitable_for"?: (string)[],"surface"?: string,"track_id"?: string,"void_reason"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"stables": {
                  Row: {
                    "created_at": string,"id": string,"is_house": boolean,"name": string,"owner_id": string | null,"owner_name": string | null,"silks": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at": string,"id"?: string,"is_house"?: boolean,"name": string,"owner_id"?: string | null,"owner_name"?: string | null,"silks": NonNullable<Json>
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"is_house"?: boolean,"name"?: string,"owner_id"?: string | null,"owner_name"?: string | null,"silks"?: NonNullable<Json>
                  }
                  Relationships: [
                    
                  ]
                },"training_programmes": {
                  Row: {
                    "energy": number,"every_minutes": number | null,"id": string,"minutes": number,"position": number,"price": number
                  }
                  ComputedFields: never
                  Insert: {
                    "energy": number,"every_minutes"?: number | null,"id": string,"minutes": number,"position": number,"price": number
                  }
                  Update: {
                    "energy"?: number,"every_minutes"?: number | null,"id"?: string,"minutes"?: number,"position"?: number,"price"?: number
                  }
                  Relationships: [
                    
                  ]
                },"training_sessions": {
                  Row: {
                    "condition": number | null,"ends_at": string,"energy": number | null,"gains": (number)[] | null,"horse_id": string,"id": string,"overreached": boolean | null,"price": number,"programme": string,"seen_at": string | null,"stable_id": string,"started_at": string,"state": string
                  }
                  ComputedFields: never
                  Insert: {
                    "condition"?: number | null,"ends_at": string,"energy"?: number | null,"gains"?: (number)[] | null,"horse_id": string,"id"?: string,"overreached"?: boolean | null,"price": number,"programme": string,"seen_at"?: string | null,"stable_id": string,"started_at": string,"state"?: string
                  }
                  Update: {
                    "condition"?: number | null,"ends_at"?: string,"energy"?: number | null,"gains"?: (number)[] | null,"horse_id"?: string,"id"?: string,"overreached"?: boolean | null,"price"?: number,"programme"?: string,"seen_at"?: string | null,"stable_id"?: string,"started_at"?: string,"state"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "training_sessions_horse_id_fkey"
      columns: ["horse_id"]
isOneToOne: false
      referencedRelation: "horses"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "training_sessions_programme_fkey"
      columns: ["programme"]
isOneToOne: false
      referencedRelation: "training_programmes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "training_sessions_stable_id_fkey"
      columns: ["stable_id"]
isOneToOne: false
      referencedRelation: "stables"
      referencedColumns: ["id"]
    }
                  ]
                },"wallets": {
                  Row: {
                    "balance": number,"kind": string,"stable_id": string,"takes_prizes": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "balance"?: number,"kind": string,"stable_id": string,"takes_prizes": boolean
                  }
                  Update: {
                    "balance"?: number,"kind"?: string,"stable_id"?: string,"takes_prizes"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "wallets_stable_id_fkey"
      columns: ["stable_id"]
isOneToOne: false
      referencedRelation: "stables"
      referencedColumns: ["id"]
    }
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "account_mail_sent":
{ Args: { "p_at": string,"p_key": string,"p_kind": string }; Returns: undefined
                           },
"answer_appeal":
{ Args: { "p_answer": string,"p_appeal_id": number,"p_request_id": string,"p_upheld": boolean }; Returns: boolean
                           },
"appeal":
{ Args: { "p_body": string,"p_moderation_id": number,"p_request_id": string }; Returns: number
                           },
"appeals":
{ Args: { "p_before_id"?: number,"p_limit"?: number }; Returns: {
              "action": string,"answer": string,"answered_at": string,"at": string,"body": string,"due_at": string,"id": number,"moderation_id": number,"own": boolean,"role": string,"rule": string,"upheld": boolean
            }[]
                           },
"ask_export":
{ Args: { "p_request_id": string }; Returns: string
                           },
"auction_bids":
{ Args: { "p_auction_id": string,"p_before_number"?: number,"p_limit"?: number }; Returns: {
              "at": string,"number": number,"of_house": boolean,"price": number,"stable_id": string,"stable_name": string
            }[]
                           },
"auction_catalogue":
{ Args: { "p_after_id"?: string,"p_after_key"?: string,"p_age"?: string,"p_limit"?: number,"p_order"?: string,"p_price"?: string,"p_rating"?: string,"p_sex"?: string,"p_specialty"?: string,"p_text"?: string }; Returns: {
              "lot": Json,"sort_key": string
            }[]
                           },
"auction_lot":
{ Args: { "p_auction_id": string }; Returns: {
              "lot": Json,"most_bid": number
            }[]
                           },
"auction_prices":
{ Args: { "p_limit"?: number }; Returns: {
              "age": number,"auction_id": string,"ended_at": string,"price": number,"rating": number
            }[]
                           },
"block_stable":
{ Args: { "p_blocked": boolean,"p_request_id": string,"p_stable_id": string }; Returns: boolean
                           },
"buy_equipment":
{ Args: { "p_from_wallet"?: number,"p_item_id": string,"p_price": number,"p_request_id": string }; Returns: {
              "got_at": string,
"id": string,
"item_id": string,
"price": number | null,
"runs_left": number | null,
"stable_id": string,
"worn_out_at": string | null,
"worn_out_by": string | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "equipment"
        isOneToOne: false
        isSetofReturn: true
      } },
"buy_horse":
{ Args: { "p_from_wallet"?: number,"p_horse_id": string,"p_price": number,"p_request_id": string }; Returns: string
                           },
"champions":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_limit"?: number }; Returns: {
              "division": string,"horse": Json,"points": number,"race_id": string,"runs": number,"season": number,"time_ms": number,"wins": number,"won_at": string
            }[]
                           },
"champions_of":
{ Args: { "p_division": string,"p_season": number }; Returns: {
              "division": string,"horse": Json,"points": number,"race_id": string,"runs": number,"season": number,"time_ms": number,"wins": number,"won_at": string
            }[]
                           },
"championship_divisions":
{ Args: { "p_season": number }; Returns: {
              "champion": Json,"consolation_race_id": string,"contenders": number,"cut_points": number,"division": string,"drawn_at": string,"final_race_id": string,"leader": Json,"next_race": Json,"purse": number,"qualifiers_run": number,"supplementary_id": string
            }[]
                           },
"championship_draw":
{ Args: { "p_race_id": string }; Returns: {
              "contenders": Json,"division": string,"horse_order": (string)[],"season": number,"seed": string,"seed_hash": string
            }[]
                           },
"championship_field":
{ Args: { "p_division": string,"p_season": number }; Returns: {
              "claim": string,"field": string,"horse": Json,"place": number,"points": number
            }[]
                           },
"championship_road":
{ Args: { "p_division": string,"p_season": number }; Returns: {
              "kind": string,"off_at": string,"race_id": string,"status": string,"winners": Json
            }[]
                           },
"championship_season":
{ Args: { "p_season": number }; Returns: {
              "opened_at": string,"seed": string,"seed_hash": string
            }[]
                           },
"championship_table":
{ Args: { "p_after_rank"?: number,"p_division": string,"p_limit"?: number,"p_season": number }; Returns: {
              "automatic": boolean,"best_place": number,"earnings": number,"horse": Json,"points": number,"rank": number,"runs": number,"supplementary": boolean,"wins": number
            }[]
                           },
"change_club":
{ Args: { "p_description": string,"p_is_open": boolean,"p_request_id": string }; Returns: string
                           },
"change_horse_list":
{ Args: { "p_description": string,"p_list_id": string,"p_name": string,"p_request_id": string }; Returns: string
                           },
"change_owner_name":
{ Args: { "p_full_name": string,"p_request_id": string }; Returns: string
                           },
"change_profile":
{ Args: { "p_about": string,"p_request_id": string,"p_shows": (string)[] }; Returns: (string)[]
                           },
"change_sale_price":
{ Args: { "p_horse_id": string,"p_price": number,"p_request_id": string }; Returns: number
                           },
"change_silks":
{ Args: { "p_request_id": string,"p_silks": string }; Returns: undefined
                           },
"charge_boxes":
{ Args: { "p_at": string,"p_limit"?: number }; Returns: number
                           },
"check_out_cart":
{ Args: { "p_from_wallet"?: number,"p_request_id": string,"p_total": number }; Returns: {
              "got_at": string,
"id": string,
"item_id": string,
"price": number | null,
"runs_left": number | null,
"stable_id": string,
"worn_out_at": string | null,
"worn_out_by": string | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "equipment"
        isOneToOne: false
        isSetofReturn: true
      } },
"choose_goal":
{ Args: { "p_goal": string,"p_request_id": string }; Returns: number
                           },
"choose_mails":
{ Args: { "p_kind": string,"p_request_id": string,"p_timing": string }; Returns: string
                           },
"choose_prize_wallet":
{ Args: { "p_kind": string,"p_request_id": string }; Returns: string
                           },
"claim_due_auction":
{ Args: { "p_at": string,"p_lease_seconds": number,"p_steward": string }; Returns: string
                           },
"claim_due_race":
{ Args: { "p_at": string,"p_lease_seconds": number,"p_steward": string }; Returns: {
              "race_id": string,"stage": string
            }[]
                           },
"claim_due_race_request":
{ Args: { "p_at": string,"p_lease_seconds": number,"p_steward": string }; Returns: string
                           },
"claim_due_session":
{ Args: { "p_at": string,"p_lease_seconds": number,"p_steward": string }; Returns: string
                           },
"claim_horse":
{ Args: { "p_from_wallet"?: number,"p_horse_id": string,"p_race_id": string,"p_request_id": string }; Returns: string
                           },
"claim_turn_step":
{ Args: { "p_at": string,"p_lease_seconds": number,"p_steps": (string)[],"p_steward": string }; Returns: {
              "season": number,"step": string
            }[]
                           },
"claiming_races":
{ Args: Record<PropertyKey, never>; Returns: {
              "race": Json,"runners": Json
            }[]
                           },
"close_race":
{ Args: { "p_at": string,"p_card": string,"p_draws": (number)[],"p_horse_ids": (string)[],"p_line_runs"?: number,"p_place_chances"?: (number)[],"p_race_id": string,"p_salt": string,"p_weights": (number)[],"p_win_chances"?: (number)[] }; Returns: {
              "age_class": string,
"balloted_at": string | null,
"beacon_signature": string | null,
"card": string | null,
"card_hash": string | null,
"championship": Json | null,
"checksum": string | null,
"claim_price": number | null,
"claims_shut_at": string | null,
"closed_at": string | null,
"closes_at": string,
"conditions": string,
"distance": number,
"engine": string,
"entries_count": number,
"entry_fee": number,
"finishes_at": string | null,
"going": number,
"grade": string,
"house_count": number,
"id": string,
"line_runs": number | null,
"max_entries": number,
"max_rating": number | null,
"min_rating": number | null,
"name": string,
"novice_stables_only": boolean,
"off_at": string,
"purse": number,
"requested": boolean,
"rules": string,
"salt": string | null,
"seed": string | null,
"seed_hash": string,
"settled_at": string | null,
"slot": string,
"status": string,
"suitable_for": (string)[],
"surface": string,
"track_id": string,
"void_reason": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "races"
        isOneToOne: true
        isSetofReturn: false
      } },
"close_season_books":
{ Args: { "p_at": string,"p_limit"?: number,"p_season": number }; Returns: number
                           },
"club":
{ Args: { "p_club_id": string }; Returns: {
              "description": string,"founded_at": string,"id": string,"is_open": boolean,"members": number,"name": string,"points": number,"runs": number,"wins": number
            }[]
                           },
"club_leaders":
{ Args: { "p_season": number }; Returns: {
              "id": string,"name": string,"owner_name": string,"places": number,"runs": number,"silks": Json,"stable_id": string,"stable_name": string,"title": string,"wins": number
            }[]
                           },
"club_members":
{ Args: { "p_club_id": string }; Returns: {
              "joined_at": string,"name": string,"points": number,"role": string,"runs": number,"silks": Json,"stable_id": string,"wins": number
            }[]
                           },
"club_table":
{ Args: Record<PropertyKey, never>; Returns: {
              "id": string,"members": number,"name": string,"points": number,"runs": number,"wins": number
            }[]
                           },
"clubs":
{ Args: { "p_before_id"?: string,"p_before_members"?: number,"p_limit"?: number,"p_text"?: string }; Returns: {
              "description": string,"founded_at": string,"id": string,"is_open": boolean,"members": number,"name": string
            }[]
                           },
"consign_horse":
{ Args: { "p_at": string,"p_birth_season": number,"p_coat": string,"p_condition": number,"p_dam": string,"p_energy": number,"p_name": string,"p_number": number,"p_rating": number,"p_sex": string,"p_sire": string,"p_specialty": string,"p_stable_id": string,"p_style": number,"p_talents": (number)[] }; Returns: string
                           },
"consign_house_lot":
{ Args: { "p_at": string,"p_lots": number,"p_minutes": number }; Returns: string
                           },
"consign_to_auction":
{ Args: { "p_from_wallet"?: number,"p_horse_id": string,"p_minutes": number,"p_request_id": string,"p_reserve": number,"p_starting_bid": number }; Returns: string
                           },
"contact_us":
{ Args: { "p_body": string,"p_email": string,"p_request_id": string,"p_topic": string }; Returns: string
                           },
"count_players_horses":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"course_record":
{ Args: { "p_race_id": string }; Returns: {
              "horse_id": string,"horse_name": string,"off_at": string,"race_id": string,"time_ms": number
            }[]
                           },
"create_horse_group":
{ Args: { "p_name": string,"p_request_id": string }; Returns: string
                           },
"database_time":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"declare_horse":
{ Args: { "p_at": string,"p_horse_id": string,"p_nonce": string,"p_race_id": string }; Returns: {
              "asked_jockey": number | null,
"condition_after": number | null,
"draw": number | null,
"entered_at": string,
"horse_id": string,
"id": string,
"jockey": number | null,
"last_rider": number | null,
"nonce": string,
"place": number | null,
"place_chance": number | null,
"prize": number | null,
"race_id": string,
"rating_after": number | null,
"rating_before": number | null,
"seed_hash": string,
"silks": Json | null,
"stable_id": string,
"style": number | null,
"time_ms": number | null,
"weight": number | null,
"win_chance": number | null
            }
                          SetofOptions: {
        from: "*"
        to: "entries"
        isOneToOne: true
        isSetofReturn: false
      } },
"decline_club":
{ Args: { "p_club_id": string,"p_request_id": string }; Returns: string
                           },
"delete_horse_group":
{ Args: { "p_group_id": string,"p_request_id": string }; Returns: string
                           },
"delete_horse_list":
{ Args: { "p_list_id": string,"p_request_id": string }; Returns: string
                           },
"delete_post":
{ Args: { "p_post_id": number,"p_request_id": string }; Returns: boolean
                           },
"draw_ballot":
{ Args: { "p_at": string,"p_race_id": string }; Returns: number
                           },
"draw_championship":
{ Args: { "p_at": string,"p_division": string,"p_season": number }; Returns: boolean
                           },
"due_auto_sessions":
{ Args: { "p_at": string }; Returns: {
              "due_at": string,"order_id": string
            }[]
                           },
"edit_post":
{ Args: { "p_body": string,"p_post_id": number,"p_request_id": string }; Returns: boolean
                           },
"end_session":
{ Args: { "p_session_id": string }; Returns: undefined
                           },
"end_training":
{ Args: { "p_at": string,"p_condition": number,"p_energy": number,"p_gains": (number)[],"p_overreached": boolean,"p_session_id": string }; Returns: {
              "condition": number | null,
"ends_at": string,
"energy": number | null,
"gains": (number)[] | null,
"horse_id": string,
"id": string,
"overreached": boolean | null,
"price": number,
"programme": string,
"seen_at": string | null,
"stable_id": string,
"started_at": string,
"state": string
            }
                          SetofOptions: {
        from: "*"
        to: "training_sessions"
        isOneToOne: true
        isSetofReturn: false
      } },
"end_turn_step":
{ Args: { "p_at": string,"p_done": boolean,"p_season": number,"p_step": string,"p_steward": string }; Returns: boolean
                           },
"enquiries":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_limit"?: number }; Returns: {
              "entries": number,"off_at": string,"race_id": string,"race_name": string,"stables": number,"track_id": string,"void_reason": string
            }[]
                           },
"enter_race":
{ Args: { "p_from_wallet"?: number,"p_horse_id": string,"p_jockey"?: number,"p_race_id": string,"p_request_id": string }; Returns: {
              "asked_jockey": number | null,
"condition_after": number | null,
"draw": number | null,
"entered_at": string,
"horse_id": string,
"id": string,
"jockey": number | null,
"last_rider": number | null,
"nonce": string,
"place": number | null,
"place_chance": number | null,
"prize": number | null,
"race_id": string,
"rating_after": number | null,
"rating_before": number | null,
"seed_hash": string,
"silks": Json | null,
"stable_id": string,
"style": number | null,
"time_ms": number | null,
"weight": number | null,
"win_chance": number | null
            }
                          SetofOptions: {
        from: "*"
        to: "entries"
        isOneToOne: true
        isSetofReturn: false
      } },
"enter_supplementary":
{ Args: { "p_from_wallet"?: number,"p_horse_id": string,"p_race_id": string,"p_request_id": string }; Returns: {
              "asked_jockey": number | null,
"condition_after": number | null,
"draw": number | null,
"entered_at": string,
"horse_id": string,
"id": string,
"jockey": number | null,
"last_rider": number | null,
"nonce": string,
"place": number | null,
"place_chance": number | null,
"prize": number | null,
"race_id": string,
"rating_after": number | null,
"rating_before": number | null,
"seed_hash": string,
"silks": Json | null,
"stable_id": string,
"style": number | null,
"time_ms": number | null,
"weight": number | null,
"win_chance": number | null
            }
                          SetofOptions: {
        from: "*"
        to: "entries"
        isOneToOne: true
        isSetofReturn: false
      } },
"entries_ahead":
{ Args: { "p_horse_id"?: string,"p_stable_id"?: string }; Returns: {
              "asked_jockey": number | null,
"condition_after": number | null,
"draw": number | null,
"entered_at": string,
"horse_id": string,
"id": string,
"jockey": number | null,
"last_rider": number | null,
"nonce": string,
"place": number | null,
"place_chance": number | null,
"prize": number | null,
"race_id": string,
"rating_after": number | null,
"rating_before": number | null,
"seed_hash": string,
"silks": Json | null,
"stable_id": string,
"style": number | null,
"time_ms": number | null,
"weight": number | null,
"win_chance": number | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "entries"
        isOneToOne: false
        isSetofReturn: true
      } },
"equip_horse":
{ Args: { "p_horse_id": string,"p_piece_id": string,"p_request_id": string,"p_slot": string }; Returns: {
              "effect": string,
"horse_id": string,
"item": string,
"piece_id": string,
"slot": string
            }
                          SetofOptions: {
        from: "*"
        to: "horse_equipment"
        isOneToOne: true
        isSetofReturn: false
      } },
"equipment_shop":
{ Args: Record<PropertyKey, never>; Returns: {
              "agility": number,"cart_price": number,"control": number,"description": string,"endurance": number,"id": string,"in_cart": number,"life_in_runs": number,"name": string,"owned": number,"price": number,"slot": string,"speed": number,"stars": number
            }[]
                           },
"expire_race_request":
{ Args: { "p_at": string,"p_race_request_id": string }; Returns: string
                           },
"fill_race":
{ Args: { "p_at": string,"p_race_id": string,"p_target": number }; Returns: number
                           },
"follow_horse_list":
{ Args: { "p_followed": boolean,"p_list_id": string,"p_request_id": string }; Returns: boolean
                           },
"follow_thread":
{ Args: { "p_followed": boolean,"p_request_id": string,"p_thread_id": number }; Returns: boolean
                           },
"followed_calendar":
{ Args: { "p_secret": string }; Returns: {
              "begins_at": string,"distance": number,"ends_at": string,"grade": string,"horse_name": string,"id": string,"place": number,"programme": string,"race_id": string,"race_name": string,"renamed": boolean,"status": string,"surface": string,"track_id": string
            }[]
                           },
"forum_sections":
{ Args: Record<PropertyKey, never>; Returns: {
              "id": string,"last_at": string,"last_posts": number,"last_stable": string,"last_thread_id": number,"last_title": string,"posts": number,"threads": number
            }[]
                           },
"forum_thread":
{ Args: { "p_id": number }; Returns: {
              "followed": boolean,"horse_id": string,"id": number,"last_at": string,"last_stable": string,"locked": boolean,"opened_at": string,"pinned": boolean,"posts": number,"race_id": string,"read_to": number,"section": string,"silks": Json,"stable_id": string,"stable_name": string,"title": string
            }[]
                           },
"forum_threads":
{ Args: { "p_before_at"?: string,"p_before_id"?: number,"p_before_pinned"?: boolean,"p_limit"?: number,"p_section": string }; Returns: {
              "followed": boolean,"id": number,"last_at": string,"last_stable": string,"locked": boolean,"opened_at": string,"pinned": boolean,"posts": number,"read_to": number,"section": string,"silks": Json,"stable_id": string,"stable_name": string,"title": string
            }[]
                           },
"found_club":
{ Args: { "p_description": string,"p_is_open": boolean,"p_name": string,"p_request_id": string }; Returns: string
                           },
"found_house_stable":
{ Args: { "p_at": string,"p_name": string,"p_owner_name": string,"p_silks": string }; Returns: string
                           },
"found_sales_agent":
{ Args: { "p_at": string,"p_name": string,"p_owner_name": string,"p_silks": string }; Returns: string
                           },
"future_races":
{ Args: { "p_after_id"?: string,"p_after_off"?: string,"p_limit"?: number,"p_track_id"?: string }; Returns: {
              "age_class": string,
"balloted_at": string | null,
"beacon_signature": string | null,
"card": string | null,
"card_hash": string | null,
"championship": Json | null,
"checksum": string | null,
"claim_price": number | null,
"claims_shut_at": string | null,
"closed_at": string | null,
"closes_at": string,
"conditions": string,
"distance": number,
"engine": string,
"entries_count": number,
"entry_fee": number,
"finishes_at": string | null,
"going": number,
"grade": string,
"house_count": number,
"id": string,
"line_runs": number | null,
"max_entries": number,
"max_rating": number | null,
"min_rating": number | null,
"name": string,
"novice_stables_only": boolean,
"off_at": string,
"purse": number,
"requested": boolean,
"rules": string,
"salt": string | null,
"seed": string | null,
"seed_hash": string,
"settled_at": string | null,
"slot": string,
"status": string,
"suitable_for": (string)[],
"surface": string,
"track_id": string,
"void_reason": string | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "races"
        isOneToOne: false
        isSetofReturn: true
      } },
"gallop":
{ Args: { "p_distance": number,"p_equipped": boolean,"p_going": number,"p_horse_id": string,"p_request_id": string,"p_surface": string }; Returns: {
              "at": string,
"day": string,
"distance": number,
"going": number,
"horse_id": string,
"id": string,
"kit": number,
"number": number,
"race_id": string | null,
"stable_id": string,
"surface": string,
"tenths": number
            }
                          SetofOptions: {
        from: "*"
        to: "gallops"
        isOneToOne: true
        isSetofReturn: false
      } },
"gallop_against_ghost":
{ Args: { "p_equipped": boolean,"p_horse_id": string,"p_race_id": string,"p_request_id": string }; Returns: {
              "at": string,
"day": string,
"distance": number,
"going": number,
"horse_id": string,
"id": string,
"kit": number,
"number": number,
"race_id": string | null,
"stable_id": string,
"surface": string,
"tenths": number
            }
                          SetofOptions: {
        from: "*"
        to: "gallops"
        isOneToOne: true
        isSetofReturn: false
      } },
"give_club_role":
{ Args: { "p_request_id": string,"p_role": string,"p_stable_id": string }; Returns: string
                           },
"give_orders":
{ Args: { "p_horse_id": string,"p_race_id": string,"p_request_id": string,"p_style": number }; Returns: number
                           },
"give_role":
{ Args: { "p_at": string,"p_role"?: string,"p_stable_id": string }; Returns: undefined
                           },
"hall_of_fame_horses":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_limit"?: number }; Returns: {
              "birth_season": number,"coat": string,"earnings": number,"feat": string,"feats": Json,"id": string,"is_house": boolean,"name": string,"retired_at": string,"road": Json,"runs": number,"sex": string,"silks": Json,"since": string,"stable_id": string,"stable_name": string,"wins": number
            }[]
                           },
"hall_of_fame_stables":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_limit"?: number }; Returns: {
              "earnings": number,"feat": string,"feats": Json,"id": string,"is_house": boolean,"name": string,"owner_name": string,"road": Json,"runs": number,"silks": Json,"since": string,"wins": number
            }[]
                           },
"hall_reasons":
{ Args: { "p_hall": string }; Returns: {
              "feat": string,"nearest": Json,"needs": number
            }[]
                           },
"horse_list":
{ Args: { "p_list_id": string }; Returns: {
              "description": string,"followers": number,"horses": number,"id": string,"name": string,"rule": string,"stable_id": string,"stable_name": string
            }[]
                           },
"horse_lists":
{ Args: { "p_before_followers"?: number,"p_before_id"?: string,"p_limit"?: number,"p_text"?: string }; Returns: {
              "description": string,"followers": number,"horses": number,"id": string,"name": string,"stable_id": string,"stable_name": string
            }[]
                           },
"horse_record":
{ Args: { "p_horse_id": string }; Returns: {
              "distance": number,"going": number,"places": number,"runs": number,"surface": string,"track_id": string,"wins": number
            }[]
                           },
"horse_runs":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_horse_id": string,"p_limit"?: number }; Returns: {
              "distance": number,"draw": number,"entered_at": string,"field": Json,"going": number,"grade": string,"id": string,"is_house": boolean,"jockey": number,"lost_in_four_weeks": number,"off_at": string,"place": number,"prize": number,"race_id": string,"race_name": string,"rating_after": number,"rating_before": number,"runs_before": number,"surface": string,"time_ms": number,"track_id": string,"weight": number
            }[]
                           },
"horse_sale":
{ Args: { "p_horse_id": string }; Returns: {
              "least_to_ask": number,"listed_at": string,"median": number,"most_to_pay": number,"obstacle": string,"of_house": boolean,"price": number,"return_price": number,"return_to_boxes": number,"return_until": string,"rule_price": number,"sales": number
            }[]
                           },
"horses_fitting_request":
{ Args: { "p_race_request_id": string }; Returns: {
              "horses": number,"stables": number
            }[]
                           },
"horses_of_list":
{ Args: { "p_list_id": string }; Returns: {
              "birth_season": number,"coat": string,"figures": string,"horse_id": string,"name": string,"off_at": string,"race_id": string,"race_name": string,"rating": number,"retired": boolean,"sex": string,"silks": Json,"specialty": string,"stable_name": string,"track_id": string
            }[]
                           },
"house_horses_to_retire":
{ Args: { "p_at": string }; Returns: number
                           },
"house_reserves":
{ Args: { "p_race_id": string }; Returns: {
              "birth_season": number,"engagements": Json,"first_won_at": string,"horse_id": string,"left_at": string,"rating": number,"registered_at": string,"sex": string,"specialty": string
            }[]
                           },
"house_secret":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"house_to_come":
{ Args: { "p_race_ids": (string)[] }; Returns: {
              "places": number,"race_id": string,"reserves": Json
            }[]
                           },
"invite_to_club":
{ Args: { "p_request_id": string,"p_stable_name": string }; Returns: string
                           },
"jockey_ahead":
{ Args: { "p_jockey": number }; Returns: {
              "booked": boolean,"distance": number,"grade": string,"horse_id": string,"horse_name": string,"id": string,"off_at": string,"race_id": string,"race_name": string,"silks": Json,"stable_id": string,"stable_name": string,"surface": string,"track_id": string
            }[]
                           },
"jockey_best_day":
{ Args: { "p_jockey": number }; Returns: {
              "day": string,"rides": number,"wins": number
            }[]
                           },
"jockey_record":
{ Args: { "p_jockey": number }; Returns: {
              "earnings": number,"expected": number,"lined_rides": number,"lined_wins": number,"places": number,"rides": number,"season": number,"specialty": string,"track_id": string,"wins": number
            }[]
                           },
"jockey_rides":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_jockey": number,"p_limit"?: number }; Returns: {
              "distance": number,"grade": string,"horse_id": string,"horse_name": string,"id": string,"off_at": string,"place": number,"prize": number,"race_id": string,"race_name": string,"runners": number,"silks": Json,"stable_id": string,"stable_name": string,"surface": string,"track_id": string,"win_chance": number
            }[]
                           },
"jockey_table":
{ Args: { "p_season"?: number }; Returns: {
              "earnings": number,"expected": number,"form": (number)[],"jockey": number,"lined_rides": number,"lined_wins": number,"places": number,"rides": number,"wins": number
            }[]
                           },
"join_club":
{ Args: { "p_club_id": string,"p_request_id": string }; Returns: string
                           },
"join_race_request":
{ Args: { "p_from_wallet"?: number,"p_horse_id": string,"p_race_request_id": string,"p_request_id": string }; Returns: string
                           },
"leading_horses":
{ Args: { "p_after_id"?: string,"p_after_level"?: number,"p_after_score"?: number,"p_lens": string,"p_limit"?: number,"p_scope"?: string,"p_season"?: number,"p_sex"?: string }; Returns: {
              "birth_season": number,"coat": string,"earnings": number,"expected": number,"id": string,"is_house": boolean,"level": number,"lined_wins": number,"name": string,"places": number,"retired_at": string,"runs": number,"score": number,"sex": string,"silks": Json,"stable_id": string,"stable_name": string,"wins": number
            }[]
                           },
"leading_stables":
{ Args: { "p_after_id"?: string,"p_after_level"?: number,"p_after_score"?: number,"p_lens": string,"p_limit"?: number,"p_season"?: number }; Returns: {
              "earnings": number,"expected": number,"horses": number,"id": string,"is_house": boolean,"level": number,"lined_wins": number,"name": string,"owner_name": string,"places": number,"runs": number,"score": number,"silks": Json,"wins": number
            }[]
                           },
"leave_club":
{ Args: { "p_club_id": string,"p_request_id": string }; Returns: string
                           },
"leave_due_stables":
{ Args: { "p_at": string,"p_limit"?: number }; Returns: number
                           },
"leave_first_visit_step":
{ Args: { "p_request_id": string,"p_step": string }; Returns: string
                           },
"leave_game":
{ Args: { "p_request_id": string }; Returns: string
                           },
"leave_race_request":
{ Args: { "p_horse_id": string,"p_race_request_id": string,"p_request_id": string }; Returns: string
                           },
"list_horse":
{ Args: { "p_horse_id": string,"p_price": number,"p_request_id": string }; Returns: string
                           },
"lot_of_horse":
{ Args: { "p_horse_id": string }; Returns: {
              "lot": Json
            }[]
                           },
"lots_for_house":
{ Args: { "p_at": string }; Returns: {
              "auction_id": string,"bidders": (string)[],"consigned_at": string,"guide": number,"price": number,"starting_bid": number
            }[]
                           },
"lots_to_renew":
{ Args: { "p_at": string }; Returns: string[]
                           },
"mails_sent":
{ Args: { "p_secret": string,"p_taken_at": string }; Returns: undefined
                           },
"make_horse_list":
{ Args: { "p_description": string,"p_name": string,"p_request_id": string }; Returns: string
                           },
"make_season_awards":
{ Args: { "p_season": number }; Returns: undefined
                           },
"moderate":
{ Args: { "p_action": string,"p_case_id"?: number,"p_days"?: number,"p_post_id"?: number,"p_reason": string,"p_request_id": string,"p_rule"?: string,"p_thread_id"?: number }; Returns: number
                           },
"moderation_log":
{ Args: { "p_before_id"?: number,"p_limit"?: number }; Returns: {
              "action": string,"at": string,"days": number,"id": number,"letter": boolean,"number": number,"reason": string,"role": string,"rule": string,"thread_id": number,"title": string,"undone_at": string,"undone_reason": string,"undone_role": string
            }[]
                           },
"move_to_horse_group":
{ Args: { "p_group_id": string,"p_horse_ids": (string)[],"p_request_id": string }; Returns: (string)[]
                           },
"my_auctions":
{ Args: { "p_after_id"?: string,"p_after_key"?: number,"p_limit"?: number,"p_part": string }; Returns: {
              "lot": Json,"sort_key": number
            }[]
                           },
"my_auto_training":
{ Args: Record<PropertyKey, never>; Returns: {
              "horse_id": string,"last_skipped": string,"next_at": string,"order_id": string,"programme": string,"skip_seen": boolean,"spent": number,"started_at": string,"weekly_budget": number
            }[]
                           },
"my_auto_training_history":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_limit"?: number }; Returns: {
              "cost": number,"ended_at": string,"horse_id": string,"horse_name": string,"order_id": string,"programme": string,"sessions": number,"skip_counts": (number)[],"skip_reasons": (string)[],"started_at": string
            }[]
                           },
"my_awards":
{ Args: { "p_before_at"?: string,"p_before_key"?: string,"p_limit"?: number }; Returns: {
              "at": string,"award": string,"distance": number,"division": string,"grade": string,"horse_id": string,"horse_name": string,"key": string,"kind": string,"race_id": string,"race_name": string,"season": number,"surface": string,"track_id": string
            }[]
                           },
"my_blocked_stables":
{ Args: Record<PropertyKey, never>; Returns: {
              "blocked_at": string,"name": string,"silks": Json,"stable_id": string
            }[]
                           },
"my_boxes":
{ Args: Record<PropertyKey, never>; Returns: {
              "charged_at": string,"fee": number,"horses": number,"last_at": string,"last_fee": number,"last_horses": number,"last_paid": number,"last_runs": number,"runs": number
            }[]
                           },
"my_calendar_races":
{ Args: { "p_after_id"?: string,"p_after_off"?: string,"p_from": string,"p_to": string }; Returns: {
              "distance": number,"entry_id": string,"finishes_at": string,"grade": string,"horse_id": string,"horse_name": string,"off_at": string,"place": number,"race_id": string,"race_name": string,"status": string,"surface": string,"track_id": string
            }[]
                           },
"my_calendar_secret":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"my_championship_horses":
{ Args: { "p_season": number }; Returns: {
              "automatic": boolean,"best_place": number,"cut_points": number,"division": string,"earnings": number,"horse": Json,"is_in": boolean,"points": number,"rank": number,"supplementary": boolean
            }[]
                           },
"my_claims":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_limit"?: number }; Returns: {
              "claims": number,"horse_id": string,"horse_name": string,"id": string,"made_at": string,"off_at": string,"price": number,"race_id": string,"race_name": string,"settled_at": string,"state": string,"vendor_id": string,"vendor_name": string,"winner_id": string,"winner_name": string
            }[]
                           },
"my_club":
{ Args: Record<PropertyKey, never>; Returns: {
              "club_id": string,"role": string,"stable_id": string
            }[]
                           },
"my_club_invitations":
{ Args: Record<PropertyKey, never>; Returns: {
              "club_id": string,"invited_at": string,"invited_by": string,"members": number,"name": string
            }[]
                           },
"my_club_notices":
{ Args: { "p_before_id"?: number,"p_limit"?: number }; Returns: {
              "body": string,"id": number,"posted_at": string,"stable_id": string,"stable_name": string
            }[]
                           },
"my_condition_history":
{ Args: { "p_horse_id": string,"p_season"?: number }; Returns: {
              "at": string,"condition": number,"run": boolean
            }[]
                           },
"my_correspondent":
{ Args: { "p_stable_id": string }; Returns: {
              "blocked": boolean,"name": string,"silks": Json,"stable_id": string,"unread": number
            }[]
                           },
"my_correspondents":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_limit"?: number }; Returns: {
              "last_at": string,"last_own": boolean,"last_words": string,"name": string,"silks": Json,"stable_id": string,"unread": number
            }[]
                           },
"my_ended_entries":
{ Args: { "p_before_id"?: string,"p_limit"?: number }; Returns: {
              "distance": number,"ended_at": string,"ending": string,"entry_fee": number,"grade": string,"horse_id": string,"horse_name": string,"id": string,"off_at": string,"race_id": string,"race_name": string,"surface": string,"track_id": string,"void_reason": string
            }[]
                           },
"my_entries_ahead":
{ Args: Record<PropertyKey, never>; Returns: {
              "asked_jockey": number | null,
"condition_after": number | null,
"draw": number | null,
"entered_at": string,
"horse_id": string,
"id": string,
"jockey": number | null,
"last_rider": number | null,
"nonce": string,
"place": number | null,
"place_chance": number | null,
"prize": number | null,
"race_id": string,
"rating_after": number | null,
"rating_before": number | null,
"seed_hash": string,
"silks": Json | null,
"stable_id": string,
"style": number | null,
"time_ms": number | null,
"weight": number | null,
"win_chance": number | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "entries"
        isOneToOne: false
        isSetofReturn: true
      } },
"my_export":
{ Args: Record<PropertyKey, never>; Returns: {
              "asked_at": string,"expires_at": string,"mailed_at": string
            }[]
                           },
"my_followed_threads":
{ Args: Record<PropertyKey, never>; Returns: {
              "followed": boolean,"id": number,"last_at": string,"last_stable": string,"locked": boolean,"opened_at": string,"pinned": boolean,"posts": number,"read_to": number,"section": string,"silks": Json,"stable_id": string,"stable_name": string,"title": string
            }[]
                           },
"my_gallop_notebook":
{ Args: { "p_horse_id": string }; Returns: {
              "distance": number,"gallops": number,"going": number,"kit": number,"race_id": string,"race_name": string,"race_off_at": string,"surface": string,"tenths": number
            }[]
                           },
"my_gallops":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_horse_id": string,"p_limit"?: number }; Returns: {
              "at": string,"distance": number,"going": number,"id": string,"kit": number,"race_id": string,"race_name": string,"race_off_at": string,"surface": string,"tenths": number
            }[]
                           },
"my_goals":
{ Args: Record<PropertyKey, never>; Returns: {
              "chosen_at": string,"credits": number,"goal": string,"horse_id": string,"horse_name": string,"progress": number,"race_id": string,"race_name": string,"reached_at": string,"season": number,"taken_at": string,"target": number
            }[]
                           },
"my_held_money":
{ Args: Record<PropertyKey, never>; Returns: {
              "amount": number,"horse_id": string,"horse_name": string,"race_id": string,"race_name": string,"race_request_id": string,"until": string
            }[]
                           },
"my_horse_groups":
{ Args: Record<PropertyKey, never>; Returns: {
              "horse_ids": (string)[],"id": string,"name": string
            }[]
                           },
"my_horse_lists":
{ Args: Record<PropertyKey, never>; Returns: {
              "description": string,"followers": number,"horses": number,"id": string,"name": string,"own": boolean,"stable_id": string,"stable_name": string
            }[]
                           },
"my_horse_note":
{ Args: { "p_horse_id": string }; Returns: string
                           },
"my_horse_standing":
{ Args: { "p_lens": string,"p_scope"?: string,"p_season"?: number,"p_sex"?: string }; Returns: {
              "ahead_level": number,"ahead_name": string,"ahead_score": number,"earnings": number,"expected": number,"id": string,"level": number,"lined_wins": number,"name": string,"places": number,"rank": number,"runs": number,"score": number,"wins": number
            }[]
                           },
"my_inventory":
{ Args: Record<PropertyKey, never>; Returns: {
              "horses": Json,"pieces": Json
            }[]
                           },
"my_jockey_orders":
{ Args: { "p_race_id": string }; Returns: {
              "horse_id": string,"style": number
            }[]
                           },
"my_leaving":
{ Args: Record<PropertyKey, never>; Returns: {
              "asked_at": string,"leaves_at": string
            }[]
                           },
"my_letters":
{ Args: { "p_before_id"?: number,"p_limit"?: number,"p_stable_id": string }; Returns: {
              "body": string,"id": number,"own": boolean,"sent_at": string
            }[]
                           },
"my_limits":
{ Args: Record<PropertyKey, never>; Returns: {
              "credits_taken": number,"daily_minutes": number,"daily_minutes_rise_at": string,"next_daily_minutes": number,"next_weekly_credits": number,"pause_ends_at": string,"pause_kind": string,"played_seconds": number,"reminder_minutes": number,"weekly_credits": number,"weekly_credits_rise_at": string
            }[]
                           },
"my_listed_horses":
{ Args: { "p_after_name"?: string,"p_after_off"?: string,"p_limit"?: number }; Returns: {
              "birth_season": number,"coat": string,"figures": string,"horse_id": string,"lists": (string)[],"name": string,"off_at": string,"race_id": string,"race_name": string,"rating": number,"retired": boolean,"sex": string,"silks": Json,"specialty": string,"stable_name": string,"track_id": string
            }[]
                           },
"my_listings":
{ Args: Record<PropertyKey, never>; Returns: {
              "horse_id": string,"listed_at": string,"price": number,"rule_price": number
            }[]
                           },
"my_mail_choices":
{ Args: Record<PropertyKey, never>; Returns: {
              "kind": string,"timing": string
            }[]
                           },
"my_marks":
{ Args: Record<PropertyKey, never>; Returns: {
              "letters": number,"news": number
            }[]
                           },
"my_moderations":
{ Args: Record<PropertyKey, never>; Returns: {
              "action": string,"answer": string,"appeal_id": number,"at": string,"days": number,"due_at": string,"id": number,"letter": boolean,"number": number,"reason": string,"role": string,"rule": string,"thread_id": number,"title": string,"undone_at": string,"undone_reason": string,"undone_role": string,"upheld": boolean
            }[]
                           },
"my_news":
{ Args: { "p_before_id"?: string,"p_limit"?: number }; Returns: {
              "at": string,"horse_id": string,"horse_name": string,"id": string,"place": number,"prize": number,"programme": string,"race_id": string,"race_name": string,"stable_id": string,"stable_name": string,"type": string
            }[]
                           },
"my_next_renaming":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"my_notices":
{ Args: { "p_limit"?: number }; Returns: {
              "at": string,"auction_id": string,"fresh": boolean,"horse_id": string,"horse_name": string,"id": string,"place": number,"prize": number,"programme": string,"race_id": string,"race_name": string,"stable_id": string,"stable_name": string,"told_at": string,"type": string
            }[]
                           },
"my_orders_ahead":
{ Args: Record<PropertyKey, never>; Returns: {
              "entry_id": string,"style": number
            }[]
                           },
"my_overview":
{ Args: Record<PropertyKey, never>; Returns: {
              "bare_ids": (string)[],"bare_items": (string)[],"bare_slots": (string)[],"bare_spares": (boolean)[],"earnings": number,"first_visit": string,"runs": number,"starter_id": string,"trained_ids": (string)[],"trained_in": (string)[],"weekly_earnings": number,"wins": number
            }[]
                           },
"my_owner_name":
{ Args: Record<PropertyKey, never>; Returns: {
              "full_name": string,"shown": string
            }[]
                           },
"my_paper":
{ Args: { "p_day"?: string }; Returns: {
              "birthdays": Json,"from_at": string,"money": Json,"more": boolean,"news": Json,"runs": Json,"sessions": Json,"to_at": string
            }[]
                           },
"my_preview":
{ Args: { "p_race_id": string }; Returns: {
              "chances": (number)[],"published_at": string,"score": number
            }[]
                           },
"my_previews":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_limit"?: number }; Returns: {
              "off_at": string,"published_at": string,"race_id": string,"race_name": string,"score": number,"status": string,"track_id": string
            }[]
                           },
"my_profile":
{ Args: Record<PropertyKey, never>; Returns: {
              "about": string,"shows": (string)[],"stable_id": string
            }[]
                           },
"my_rating_history":
{ Args: { "p_season"?: number }; Returns: {
              "horse_id": string,"horse_name": string,"rating_before": number,"ratings": (number)[],"run_at": (number)[]
            }[]
                           },
"my_recent_work":
{ Args: Record<PropertyKey, never>; Returns: {
              "at": string,"distance": number,"horse_id": string,"programme": string
            }[]
                           },
"my_retired_horses":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_limit"?: number }; Returns: {
              "at_work_until": string | null,
"birth_season": number,
"coat": string,
"condition": number,
"condition_at": string,
"created_at": string,
"dam": string,
"earnings": number,
"energy": number,
"energy_after_work": number | null,
"figures": string,
"form": string,
"former_name": string | null,
"id": string,
"last_run_at": string | null,
"name": string,
"overreached": boolean,
"places": number,
"rating": number,
"retired_at": string | null,
"runs": number,
"sellable_from": string | null,
"sex": string,
"sire": string,
"specialty": string,
"stable_id": string,
"style": number,
"talents_hash": string,
"talents_sealed_at": string,
"wins": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "horses"
        isOneToOne: false
        isSetofReturn: true
      } },
"my_run_counts":
{ Args: { "p_horse_id"?: string,"p_season"?: number }; Returns: {
              "counted_by": string,"earnings": (number)[],"expected": (number)[],"keys": (string)[],"lined_runs": (number)[],"lined_wins": (number)[],"places": (number)[],"runs": (number)[],"wins": (number)[]
            }[]
                           },
"my_runs":
{ Args: { "p_before_id"?: string,"p_distance"?: number,"p_horse_id"?: string,"p_limit"?: number,"p_surface"?: string,"p_track_id"?: string,"p_worst_place"?: number }; Returns: {
              "distance": number,"going": number,"grade": string,"horse_id": string,"horse_name": string,"id": string,"off_at": string,"place": number,"prize": number,"race_id": string,"race_name": string,"rating_after": number,"rating_before": number,"rival_name": string,"rival_place": number,"runners": number,"surface": string,"time_ms": number,"times_ms": (number)[],"track_id": string
            }[]
                           },
"my_sales":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_limit"?: number }; Returns: {
              "at": string,"horse_id": string,"horse_name": string,"id": string,"of_house": boolean,"other_id": string,"other_name": string,"price": number,"returned_at": string,"sold": boolean
            }[]
                           },
"my_season_money":
{ Args: Record<PropertyKey, never>; Returns: {
              "balance": number,"begins_at": string,"came": number,"went": number
            }[]
                           },
"my_season_turn":
{ Args: { "p_season"?: number }; Returns: {
              "earnings": number,"horse_earnings": (number)[],"horse_ids": (string)[],"horse_names": (string)[],"horse_places": (number)[],"horse_runs": (number)[],"horse_wins": (number)[],"places": number,"rank": number,"ratings_after": (number)[],"ratings_before": (number)[],"runs": number,"season": number,"seasons": (number)[],"seen": boolean,"stables": number,"wins": number
            }[]
                           },
"my_sessions":
{ Args: Record<PropertyKey, never>; Returns: {
              "address": string,"id": string,"is_current": boolean,"seen_at": string,"signed_in_at": string,"user_agent": string
            }[]
                           },
"my_stable_standing":
{ Args: { "p_lens": string,"p_season"?: number }; Returns: {
              "ahead_level": number,"ahead_name": string,"ahead_score": number,"earnings": number,"expected": number,"id": string,"level": number,"lined_wins": number,"name": string,"places": number,"rank": number,"runs": number,"score": number,"wins": number
            }[]
                           },
"my_standing":
{ Args: Record<PropertyKey, never>; Returns: {
              "muted_until": string,"open_appeals": number,"open_reports": number,"powers": (string)[],"role": string
            }[]
                           },
"my_statement":
{ Args: { "p_before"?: number,"p_kinds"?: (string)[],"p_limit"?: number,"p_wallet": string }; Returns: {
              "amount": number,"at": string,"balance": number,"commission": number,"horse_id": string,"horse_name": string,"id": number,"items": (string)[],"kind": string,"other_stable_id": string,"other_stable_name": string,"race_id": string,"race_name": string,"race_request_id": string
            }[]
                           },
"my_suitable_races":
{ Args: { "p_after_id"?: string,"p_after_off"?: string,"p_horse_id"?: string,"p_limit"?: number }; Returns: {
              "age_class": string,
"balloted_at": string | null,
"beacon_signature": string | null,
"card": string | null,
"card_hash": string | null,
"championship": Json | null,
"checksum": string | null,
"claim_price": number | null,
"claims_shut_at": string | null,
"closed_at": string | null,
"closes_at": string,
"conditions": string,
"distance": number,
"engine": string,
"entries_count": number,
"entry_fee": number,
"finishes_at": string | null,
"going": number,
"grade": string,
"house_count": number,
"id": string,
"line_runs": number | null,
"max_entries": number,
"max_rating": number | null,
"min_rating": number | null,
"name": string,
"novice_stables_only": boolean,
"off_at": string,
"purse": number,
"requested": boolean,
"rules": string,
"salt": string | null,
"seed": string | null,
"seed_hash": string,
"settled_at": string | null,
"slot": string,
"status": string,
"suitable_for": (string)[],
"surface": string,
"track_id": string,
"void_reason": string | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "races"
        isOneToOne: false
        isSetofReturn: true
      } },
"my_training_days":
{ Args: { "p_midnights": (number)[] }; Returns: {
              "horse_ids": (string)[],"horse_names": (string)[],"midnight": string,"programmes": (string)[],"sessions": (number)[]
            }[]
                           },
"my_training_sessions":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_limit"?: number }; Returns: {
              "condition": number,"ends_at": string,"energy": number,"gains": (number)[],"horse_id": string,"horse_name": string,"id": string,"overreached": boolean,"price": number,"programme": string,"started_at": string,"state": string
            }[]
                           },
"my_unread_letters":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"my_waiting_horses":
{ Args: Record<PropertyKey, never>; Returns: {
              "horse_id": string,"race_request_id": string
            }[]
                           },
"next_due_at":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"note_horse":
{ Args: { "p_horse_id": string,"p_note": string,"p_request_id": string }; Returns: string
                           },
"note_play":
{ Args: Record<PropertyKey, never>; Returns: {
              "daily_minutes": number,"leaves_at": string,"played_seconds": number,"reminds": boolean
            }[]
                           },
"open_championship_season":
{ Args: { "p_at": string,"p_season": number,"p_seed": string }; Returns: undefined
                           },
"open_race":
{ Args: { "p_age_class": string,"p_at": string,"p_closes_at": string,"p_conditions": string,"p_distance": number,"p_engine": string,"p_entry_fee": number,"p_going": number,"p_grade": string,"p_max_entries": number,"p_max_rating"?: number,"p_min_rating"?: number,"p_name": string,"p_novice_stables_only": boolean,"p_off_at": string,"p_opening_field": number,"p_purse": number,"p_seed": string,"p_slot": string,"p_suitable_for": (string)[],"p_surface": string,"p_terms": string,"p_track_id": string }; Returns: string
                           },
"open_race_requests":
{ Args: { "p_after_id"?: string,"p_after_latest"?: string,"p_limit"?: number }; Returns: {
              "age_class": string,
"asked_at": string,
"club_id": string | null,
"club_name": string | null,
"distance": number,
"earliest_off": string,
"ended_at": string | null,
"entry_fee": number,
"grade": string,
"id": string,
"latest_off": string,
"max_rating": number,
"min_rating": number | null,
"off_at": string | null,
"race_id": string | null,
"runners": number,
"sex": string | null,
"stable_id": string,
"state": string,
"suitable_for": (string)[],
"surface": string,
"track_id": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "race_requests"
        isOneToOne: false
        isSetofReturn: true
      } },
"open_requested_race":
{ Args: { "p_at": string,"p_closes_at": string,"p_conditions": string,"p_engine": string,"p_going": number,"p_name": string,"p_race_request_id": string,"p_seed": string,"p_terms": string }; Returns: string
                           },
"open_thread":
{ Args: { "p_body": string,"p_horse_id"?: string,"p_race_id"?: string,"p_request_id": string,"p_section": string,"p_title": string }; Returns: number
                           },
"opened_talents":
{ Args: { "p_horse_id": string }; Returns: {
              "gained": (number)[],"salt": string,"talents": (number)[]
            }[]
                           },
"order_horse_groups":
{ Args: { "p_group_ids": (string)[],"p_request_id": string }; Returns: (string)[]
                           },
"paper_days":
{ Args: { "p_day"?: string }; Returns: {
              "big": Json,"close": Json,"close_ms": number,"day": string,"races": number,"records": Json,"runners": number,"surprise": Json
            }[]
                           },
"past_auctions":
{ Args: { "p_after_id"?: string,"p_after_key"?: string,"p_age"?: string,"p_limit"?: number,"p_outcome"?: string,"p_price"?: string,"p_rating"?: string,"p_sex"?: string,"p_specialty"?: string,"p_text"?: string }; Returns: {
              "lot": Json,"sort_key": string
            }[]
                           },
"pause_play":
{ Args: { "p_days": number,"p_request_id": string }; Returns: string
                           },
"place_bid":
{ Args: { "p_auction_id": string,"p_from_wallet"?: number,"p_maximum": number,"p_request_id": string }; Returns: string
                           },
"place_house_bid":
{ Args: { "p_at": string,"p_auction_id": string,"p_maximum": number,"p_stable_name": string }; Returns: string
                           },
"post_club_notice":
{ Args: { "p_body": string,"p_request_id": string }; Returns: number
                           },
"post_history":
{ Args: { "p_post_id": number }; Returns: {
              "at": string,"body": string,"version": number
            }[]
                           },
"preview_table":
{ Args: { "p_month": string }; Returns: {
              "is_house": boolean,"previews": number,"score": number,"silks": Json,"stable_id": string,"stable_name": string
            }[]
                           },
"previewed_races":
{ Args: { "p_before_id"?: string,"p_before_off"?: string,"p_limit"?: number }; Returns: {
              "best": number,"best_stable": string,"id": string,"name": string,"off_at": string,"previews": number,"track_id": string,"winner": string
            }[]
                           },
"programme_ahead":
{ Args: Record<PropertyKey, never>; Returns: {
              "every_minutes": number,"open_until": string
            }[]
                           },
"publish_preview":
{ Args: { "p_chances": (number)[],"p_race_id": string,"p_request_id": string }; Returns: string
                           },
"put_in_horse_list":
{ Args: { "p_horse_name": string,"p_list_id": string,"p_request_id": string }; Returns: string
                           },
"race_claims":
{ Args: { "p_race_id": string }; Returns: {
              "horse_id": string,"made_at": string,"nonce": string,"stable_id": string,"stable_name": string,"state": string
            }[]
                           },
"race_inputs":
{ Args: { "p_race_id": string }; Returns: {
              "acceleration": number,"agility": number,"asked_jockey": number,"balance": number,"birth_season": number,"condition": number,"condition_at": string,"distance_breadth": number,"distance_preferred": number,"draw": number,"energy": number,"entered_at": string,"going_preferred": number,"heart": number,"horse_id": string,"horse_name": string,"is_house": boolean,"kit": (string)[],"last_rider": number,"last_run_at": string,"lost_in_four_weeks": number,"nonce": string,"overreached": boolean,"rating": number,"recovery": number,"runs": number,"sex": string,"specialty": string,"speed": number,"stable_id": string,"stamina": number,"style": number,"surface_aptitude": number,"weight": number,"won_this_season": (string)[]
            }[]
                           },
"race_previews":
{ Args: { "p_race_id": string }; Returns: {
              "chances": (number)[],"published_at": string,"rule": string,"score": number,"silks": Json,"stable_id": string,"stable_name": string
            }[]
                           },
"race_results":
{ Args: { "p_before_id"?: string,"p_before_off"?: string,"p_limit"?: number,"p_track_id"?: string }; Returns: {
              "age_class": string,
"balloted_at": string | null,
"beacon_signature": string | null,
"card": string | null,
"card_hash": string | null,
"championship": Json | null,
"checksum": string | null,
"claim_price": number | null,
"claims_shut_at": string | null,
"closed_at": string | null,
"closes_at": string,
"conditions": string,
"distance": number,
"engine": string,
"entries_count": number,
"entry_fee": number,
"finishes_at": string | null,
"going": number,
"grade": string,
"house_count": number,
"id": string,
"line_runs": number | null,
"max_entries": number,
"max_rating": number | null,
"min_rating": number | null,
"name": string,
"novice_stables_only": boolean,
"off_at": string,
"purse": number,
"requested": boolean,
"rules": string,
"salt": string | null,
"seed": string | null,
"seed_hash": string,
"settled_at": string | null,
"slot": string,
"status": string,
"suitable_for": (string)[],
"surface": string,
"track_id": string,
"void_reason": string | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "races"
        isOneToOne: false
        isSetofReturn: true
      } },
"race_reviews":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_limit"?: number,"p_race_id": string }; Returns: {
              "body": string,"stable_id": string,"stable_name": string,"written_at": string
            }[]
                           },
"race_secret":
{ Args: { "p_race_id": string }; Returns: string
                           },
"race_winners_before":
{ Args: { "p_race_id": string }; Returns: {
              "at_track": boolean,"horse_id": string,"over_both": boolean,"over_distance": boolean
            }[]
                           },
"races_of_day":
{ Args: { "p_day": string }; Returns: {
              "races": number,"runners": number
            }[]
                           },
"races_over":
{ Args: { "p_after_id"?: string,"p_after_off"?: string,"p_from": string,"p_to": string }; Returns: {
              "ballot": Json,"championship": Json,"claims": Json,"house_horses": Json,"opening": Json,"previews": Json,"race": Json,"runners": Json
            }[]
                           },
"races_to_preview":
{ Args: Record<PropertyKey, never>; Returns: {
              "distance": number,"grade": string,"id": string,"name": string,"off_at": string,"runners": number,"surface": string,"track_id": string
            }[]
                           },
"races_to_watch":
{ Args: Record<PropertyKey, never>; Returns: {
              "distance": number,"grade": string,"id": string,"name": string,"off_at": string,"purse": number,"runners": number,"surface": string,"track_id": string
            }[]
                           },
"read_export":
{ Args: { "p_secret": string }; Returns: {
              "line": Json,"part": string
            }[]
                           },
"read_letters":
{ Args: { "p_stable_id": string }; Returns: undefined
                           },
"read_thread":
{ Args: { "p_number": number,"p_thread_id": number }; Returns: undefined
                           },
"recent_activity":
{ Args: { "p_before_id"?: string,"p_limit"?: number }; Returns: {
              "at": string,"grade": string,"horse_id": string,"horse_name": string,"id": string,"is_house": boolean,"place": number,"prize": number,"programme": string,"race_id": string,"race_name": string,"silks": Json,"stable_id": string,"stable_name": string,"type": string
            }[]
                           },
"register_horses":
{ Args: { "p_at": string,"p_birth_seasons": (number)[],"p_coats": (string)[],"p_conditions": (number)[],"p_dams": (string)[],"p_energies": (number)[],"p_names": (string)[],"p_ratings": (number)[],"p_sexes": (string)[],"p_sires": (string)[],"p_specialties": (string)[],"p_stable_ids": (string)[],"p_styles": (number)[],"p_talents": (number)[] }; Returns: string[]
                           },
"remove_club_notice":
{ Args: { "p_notice_id": number,"p_request_id": string }; Returns: number
                           },
"rename_horse":
{ Args: { "p_horse_id": string,"p_name": string,"p_request_id": string }; Returns: {
              "at_work_until": string | null,
"birth_season": number,
"coat": string,
"condition": number,
"condition_at": string,
"created_at": string,
"dam": string,
"earnings": number,
"energy": number,
"energy_after_work": number | null,
"figures": string,
"form": string,
"former_name": string | null,
"id": string,
"last_run_at": string | null,
"name": string,
"overreached": boolean,
"places": number,
"rating": number,
"retired_at": string | null,
"runs": number,
"sellable_from": string | null,
"sex": string,
"sire": string,
"specialty": string,
"stable_id": string,
"style": number,
"talents_hash": string,
"talents_sealed_at": string,
"wins": number
            }
                          SetofOptions: {
        from: "*"
        to: "horses"
        isOneToOne: true
        isSetofReturn: false
      } },
"rename_horse_group":
{ Args: { "p_group_id": string,"p_name": string,"p_request_id": string }; Returns: string
                           },
"rename_stable":
{ Args: { "p_name": string,"p_request_id": string }; Returns: string
                           },
"renew_calendar_secret":
{ Args: { "p_request_id": string }; Returns: string
                           },
"renew_lot":
{ Args: { "p_at": string,"p_horse_id": string }; Returns: undefined
                           },
"report_letter":
{ Args: { "p_letter_id": number,"p_note": string,"p_request_id": string,"p_rule": string }; Returns: boolean
                           },
"report_post":
{ Args: { "p_note": string,"p_post_id": number,"p_request_id": string,"p_rule": string }; Returns: boolean
                           },
"report_queue":
{ Args: { "p_after_id"?: number,"p_limit"?: number }; Returns: {
              "body": string,"context": Json,"id": number,"letter": boolean,"notes": (string)[],"number": number,"opened_at": string,"post_id": number,"reports": number,"rules": (string)[],"stable_id": string,"stable_name": string,"thread_id": number,"title": string,"warnings": number
            }[]
                           },
"request_race":
{ Args: { "p_age_class": string,"p_among_club"?: boolean,"p_distance": number,"p_earliest_off": string,"p_entry_fee": number,"p_from_wallet"?: number,"p_grade": string,"p_horse_id": string,"p_latest_off": string,"p_request_id": string,"p_runners": number,"p_sex": string,"p_surface": string,"p_track_id": string }; Returns: string
                           },
"retire_horse":
{ Args: { "p_horse_id": string,"p_request_id": string }; Returns: {
              "at_work_until": string | null,
"birth_season": number,
"coat": string,
"condition": number,
"condition_at": string,
"created_at": string,
"dam": string,
"earnings": number,
"energy": number,
"energy_after_work": number | null,
"figures": string,
"form": string,
"former_name": string | null,
"id": string,
"last_run_at": string | null,
"name": string,
"overreached": boolean,
"places": number,
"rating": number,
"retired_at": string | null,
"runs": number,
"sellable_from": string | null,
"sex": string,
"sire": string,
"specialty": string,
"stable_id": string,
"style": number,
"talents_hash": string,
"talents_sealed_at": string,
"wins": number
            }
                          SetofOptions: {
        from: "*"
        to: "horses"
        isOneToOne: true
        isSetofReturn: false
      } },
"retire_house_horses":
{ Args: { "p_at": string }; Returns: number
                           },
"retired_house_horses":
{ Args: Record<PropertyKey, never>; Returns: {
              "birth_season": number,"name": string,"rating": number,"specialty": string,"stable_id": string
            }[]
                           },
"return_horse":
{ Args: { "p_horse_id": string,"p_request_id": string }; Returns: number
                           },
"review_race":
{ Args: { "p_body": string,"p_race_id": string,"p_request_id": string }; Returns: string
                           },
"run_auto_session":
{ Args: { "p_at": string,"p_due_at": string,"p_order_id": string }; Returns: boolean
                           },
"sales_ring":
{ Args: { "p_after_id"?: string,"p_after_key"?: string,"p_age"?: string,"p_limit"?: number,"p_order"?: string,"p_price"?: string,"p_rating"?: string,"p_runs"?: string,"p_seller"?: string,"p_sex"?: string,"p_specialty"?: string,"p_surface"?: string,"p_text"?: string }; Returns: {
              "horse": Json,"listed_at": string,"of_house": boolean,"price": number,"seller": Json,"sort_key": string,"surface": string,"total": number
            }[]
                           },
"sales_stock":
{ Args: { "p_newcomer_price": number }; Returns: {
              "bred": number,"for_newcomers": number,"new_stables": number,"next_number": number,"retirements": number
            }[]
                           },
"search_posts":
{ Args: { "p_limit"?: number,"p_section"?: string,"p_stable"?: string,"p_words": string }; Returns: {
              "body": string,"id": number,"number": number,"posted_at": string,"section": string,"stable_name": string,"thread_id": number,"title": string
            }[]
                           },
"season_awards":
{ Args: { "p_season": number }; Returns: {
              "award": string,"earnings": number,"horse_id": string,"horse_name": string,"runs": number,"silks": Json,"stable_id": string,"stable_name": string,"wins": number
            }[]
                           },
"see_left_out_sessions":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"see_notices":
{ Args: { "p_told_at": string }; Returns: undefined
                           },
"see_paper":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"see_season_turn":
{ Args: { "p_season": number }; Returns: undefined
                           },
"see_training":
{ Args: { "p_horse_id"?: string }; Returns: undefined
                           },
"send_from_club":
{ Args: { "p_request_id": string,"p_stable_id": string }; Returns: string
                           },
"send_letter":
{ Args: { "p_body": string,"p_request_id": string,"p_stable_id": string }; Returns: number
                           },
"session_inputs":
{ Args: { "p_session_id": string }; Returns: {
              "birth_season": number,"born": (number)[],"condition": number,"condition_at": string,"ends_at": string,"energy": number,"horse_id": string,"overreached": boolean,"programme": string,"salt": string,"started_at": string,"talents": (number)[],"work": Json
            }[]
                           },
"set_cart_line":
{ Args: { "p_item_id": string,"p_quantity": number,"p_request_id": string }; Returns: number
                           },
"set_limit":
{ Args: { "p_amount"?: number,"p_kind": string,"p_request_id": string }; Returns: string
                           },
"settle_auction":
{ Args: { "p_at": string,"p_auction_id": string }; Returns: string
                           },
"settle_race":
{ Args: { "p_at": string,"p_checksum": string,"p_conditions": (number)[],"p_energies": (number)[],"p_horse_ids": (string)[],"p_overreached": (string)[],"p_places": (number)[],"p_prizes": (number)[],"p_race_id": string,"p_ratings": (number)[],"p_times_ms": (number)[] }; Returns: {
              "age_class": string,
"balloted_at": string | null,
"beacon_signature": string | null,
"card": string | null,
"card_hash": string | null,
"championship": Json | null,
"checksum": string | null,
"claim_price": number | null,
"claims_shut_at": string | null,
"closed_at": string | null,
"closes_at": string,
"conditions": string,
"distance": number,
"engine": string,
"entries_count": number,
"entry_fee": number,
"finishes_at": string | null,
"going": number,
"grade": string,
"house_count": number,
"id": string,
"line_runs": number | null,
"max_entries": number,
"max_rating": number | null,
"min_rating": number | null,
"name": string,
"novice_stables_only": boolean,
"off_at": string,
"purse": number,
"requested": boolean,
"rules": string,
"salt": string | null,
"seed": string | null,
"seed_hash": string,
"settled_at": string | null,
"slot": string,
"status": string,
"suitable_for": (string)[],
"surface": string,
"track_id": string,
"void_reason": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "races"
        isOneToOne: true
        isSetofReturn: false
      } },
"shill_patterns":
{ Args: { "p_limit"?: number,"p_since": string }; Returns: {
              "bidder_id": string,"bidder_name": string,"bids": number,"link": string,"lots": number,"vendor_id": string,"vendor_lots": number,"vendor_name": string,"won": number
            }[]
                           },
"show_owner_name":
{ Args: { "p_request_id": string,"p_shown": string }; Returns: string
                           },
"silks_available":
{ Args: { "p_silks": string }; Returns: string
                           },
"silks_variant":
{ Args: { "p_name": string }; Returns: number
                           },
"stable_horses":
{ Args: { "p_after_id"?: string,"p_after_rating"?: number,"p_limit"?: number,"p_stable_id": string }; Returns: {
              "at_work_until": string | null,
"birth_season": number,
"coat": string,
"condition": number,
"condition_at": string,
"created_at": string,
"dam": string,
"earnings": number,
"energy": number,
"energy_after_work": number | null,
"figures": string,
"form": string,
"former_name": string | null,
"id": string,
"last_run_at": string | null,
"name": string,
"overreached": boolean,
"places": number,
"rating": number,
"retired_at": string | null,
"runs": number,
"sellable_from": string | null,
"sex": string,
"sire": string,
"specialty": string,
"stable_id": string,
"style": number,
"talents_hash": string,
"talents_sealed_at": string,
"wins": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "horses"
        isOneToOne: false
        isSetofReturn: true
      } },
"stable_name_available":
{ Args: { "p_name": string,"p_registration"?: string }; Returns: string
                           },
"stable_profile":
{ Args: { "p_stable_id": string }; Returns: {
              "about": string,"club": Json,"horses": Json,"lists": Json,"previews": Json
            }[]
                           },
"stable_record":
{ Args: { "p_stable_id": string }; Returns: {
              "earnings": number,"former_names": (string)[],"horses": number,"owner_left": boolean,"places": number,"runs": number,"wins": number
            }[]
                           },
"stable_trophies":
{ Args: { "p_stable_id"?: string }; Returns: {
              "asked_jockey": number | null,
"condition_after": number | null,
"draw": number | null,
"entered_at": string,
"horse_id": string,
"id": string,
"jockey": number | null,
"last_rider": number | null,
"nonce": string,
"place": number | null,
"place_chance": number | null,
"prize": number | null,
"race_id": string,
"rating_after": number | null,
"rating_before": number | null,
"seed_hash": string,
"silks": Json | null,
"stable_id": string,
"style": number | null,
"time_ms": number | null,
"weight": number | null,
"win_chance": number | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "entries"
        isOneToOne: false
        isSetofReturn: true
      } },
"stable_winners":
{ Args: { "p_before_at"?: string,"p_before_id"?: string,"p_limit"?: number,"p_stable_id": string }; Returns: {
              "asked_jockey": number | null,
"condition_after": number | null,
"draw": number | null,
"entered_at": string,
"horse_id": string,
"id": string,
"jockey": number | null,
"last_rider": number | null,
"nonce": string,
"place": number | null,
"place_chance": number | null,
"prize": number | null,
"race_id": string,
"rating_after": number | null,
"rating_before": number | null,
"seed_hash": string,
"silks": Json | null,
"stable_id": string,
"style": number | null,
"time_ms": number | null,
"weight": number | null,
"win_chance": number | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "entries"
        isOneToOne: false
        isSetofReturn: true
      } },
"start_auto_training":
{ Args: { "p_from_wallet"?: boolean,"p_horse_id": string,"p_programme": string,"p_request_id": string,"p_weekly_budget": number }; Returns: {
              "ended_at": string | null,
"from_wallet": boolean,
"horse_id": string,
"id": string,
"next_at": string | null,
"programme": string,
"stable_id": string,
"started_at": string,
"weekly_budget": number
            }
                          SetofOptions: {
        from: "*"
        to: "auto_training_orders"
        isOneToOne: true
        isSetofReturn: false
      } },
"start_race":
{ Args: { "p_at": string,"p_beacon_signature"?: string,"p_checksum": string,"p_finishes_at": string,"p_race_id": string }; Returns: {
              "age_class": string,
"balloted_at": string | null,
"beacon_signature": string | null,
"card": string | null,
"card_hash": string | null,
"championship": Json | null,
"checksum": string | null,
"claim_price": number | null,
"claims_shut_at": string | null,
"closed_at": string | null,
"closes_at": string,
"conditions": string,
"distance": number,
"engine": string,
"entries_count": number,
"entry_fee": number,
"finishes_at": string | null,
"going": number,
"grade": string,
"house_count": number,
"id": string,
"line_runs": number | null,
"max_entries": number,
"max_rating": number | null,
"min_rating": number | null,
"name": string,
"novice_stables_only": boolean,
"off_at": string,
"purse": number,
"requested": boolean,
"rules": string,
"salt": string | null,
"seed": string | null,
"seed_hash": string,
"settled_at": string | null,
"slot": string,
"status": string,
"suitable_for": (string)[],
"surface": string,
"track_id": string,
"void_reason": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "races"
        isOneToOne: true
        isSetofReturn: false
      } },
"start_training":
{ Args: { "p_from_wallet"?: number,"p_horse_id": string,"p_programme": string,"p_request_id": string }; Returns: {
              "condition": number | null,
"ends_at": string,
"energy": number | null,
"gains": (number)[] | null,
"horse_id": string,
"id": string,
"overreached": boolean | null,
"price": number,
"programme": string,
"seen_at": string | null,
"stable_id": string,
"started_at": string,
"state": string
            }
                          SetofOptions: {
        from: "*"
        to: "training_sessions"
        isOneToOne: true
        isSetofReturn: false
      } },
"stay_in_game":
{ Args: { "p_request_id": string }; Returns: boolean
                           },
"stop_auto_training":
{ Args: { "p_horse_id": string,"p_request_id": string }; Returns: {
              "ended_at": string | null,
"from_wallet": boolean,
"horse_id": string,
"id": string,
"next_at": string | null,
"programme": string,
"stable_id": string,
"started_at": string,
"weekly_budget": number
            }
                          SetofOptions: {
        from: "*"
        to: "auto_training_orders"
        isOneToOne: true
        isSetofReturn: false
      } },
"stop_mails":
{ Args: { "p_secret": string }; Returns: boolean
                           },
"take_account_mails":
{ Args: { "p_at": string,"p_limit"?: number }; Returns: {
              "at": string,"email": string,"key": string,"kind": string,"stable_name": string
            }[]
                           },
"take_contact_messages":
{ Args: { "p_limit"?: number }; Returns: {
              "body": string,"email": string,"reference": string,"sent_at": string,"stable_name": string,"topic": string
            }[]
                           },
"take_credits":
{ Args: { "p_amount": number,"p_request_id": string }; Returns: {
              "amount": number,"at": string,"balance": number,"number": number
            }[]
                           },
"take_due_mails":
{ Args: { "p_at": string,"p_limit"?: number }; Returns: {
              "at": string,"email": string,"horse_name": string,"money": number,"place": number,"prize": number,"race_id": string,"race_name": string,"runs": number,"secret": string,"stable_name": string,"type": string,"wins": number
            }[]
                           },
"take_from_horse_list":
{ Args: { "p_horse_id": string,"p_list_id": string,"p_request_id": string }; Returns: string
                           },
"take_goal":
{ Args: { "p_goal": string,"p_request_id": string,"p_season": number }; Returns: number
                           },
"thread_about":
{ Args: { "p_horse_id"?: string,"p_race_id"?: string }; Returns: {
              "name": string,"thread_id": number
            }[]
                           },
"thread_posts":
{ Args: { "p_after"?: number,"p_limit"?: number,"p_thread_id": number }; Returns: {
              "blocked": boolean,"body": string,"deleted": boolean,"edited_at": string,"hidden": boolean,"id": number,"number": number,"own": boolean,"posted_at": string,"role": string,"silks": Json,"stable_id": string,"stable_name": string
            }[]
                           },
"track_courses":
{ Args: { "p_track_id"?: string }; Returns: {
              "distance": number,"horse_id": string,"horse_name": string,"off_at": string,"race_id": string,"races": number,"surface": string,"time_ms": number,"track_id": string
            }[]
                           },
"track_runs":
{ Args: { "p_track_id"?: string }; Returns: {
              "by_chance": number,"distance": number,"runs": number,"style": number,"surface": string,"third": number,"track_id": string,"wins": number
            }[]
                           },
"train_horses":
{ Args: { "p_budget": number,"p_from_wallet"?: number,"p_horse_ids": (string)[],"p_programmes": (string)[],"p_request_id": string }; Returns: {
              "horse_id": string,"price": number,"refusal": string,"session_id": string
            }[]
                           },
"transfer_wallet":
{ Args: { "p_amount": number,"p_request_id": string,"p_to": string }; Returns: {
              "credits": number,"wallet": number
            }[]
                           },
"undo_moderation":
{ Args: { "p_id": number,"p_reason": string,"p_request_id": string }; Returns: boolean
                           },
"unequip_horse":
{ Args: { "p_piece_id": string,"p_request_id": string }; Returns: string
                           },
"void_race":
{ Args: { "p_at": string,"p_beacon_signature"?: string,"p_race_id": string,"p_reason": string }; Returns: {
              "age_class": string,
"balloted_at": string | null,
"beacon_signature": string | null,
"card": string | null,
"card_hash": string | null,
"championship": Json | null,
"checksum": string | null,
"claim_price": number | null,
"claims_shut_at": string | null,
"closed_at": string | null,
"closes_at": string,
"conditions": string,
"distance": number,
"engine": string,
"entries_count": number,
"entry_fee": number,
"finishes_at": string | null,
"going": number,
"grade": string,
"house_count": number,
"id": string,
"line_runs": number | null,
"max_entries": number,
"max_rating": number | null,
"min_rating": number | null,
"name": string,
"novice_stables_only": boolean,
"off_at": string,
"purse": number,
"requested": boolean,
"rules": string,
"salt": string | null,
"seed": string | null,
"seed_hash": string,
"settled_at": string | null,
"slot": string,
"status": string,
"suitable_for": (string)[],
"surface": string,
"track_id": string,
"void_reason": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "races"
        isOneToOne: true
        isSetofReturn: false
      } },
"watch_lot":
{ Args: { "p_auction_id": string,"p_watched": boolean }; Returns: boolean
                           },
"withdraw_entry":
{ Args: { "p_horse_id": string,"p_race_id": string,"p_request_id": string }; Returns: {
              "asked_jockey": number | null,
"condition_after": number | null,
"draw": number | null,
"entered_at": string,
"horse_id": string,
"id": string,
"jockey": number | null,
"last_rider": number | null,
"nonce": string,
"place": number | null,
"place_chance": number | null,
"prize": number | null,
"race_id": string,
"rating_after": number | null,
"rating_before": number | null,
"seed_hash": string,
"silks": Json | null,
"stable_id": string,
"style": number | null,
"time_ms": number | null,
"weight": number | null,
"win_chance": number | null
            }
                          SetofOptions: {
        from: "*"
        to: "entries"
        isOneToOne: true
        isSetofReturn: false
      } },
"withdraw_from_auction":
{ Args: { "p_auction_id": string,"p_request_id": string }; Returns: string
                           },
"withdraw_from_sale":
{ Args: { "p_horse_id": string,"p_request_id": string }; Returns: string
                           },
"write_post":
{ Args: { "p_body": string,"p_request_id": string,"p_thread_id": number }; Returns: number
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
