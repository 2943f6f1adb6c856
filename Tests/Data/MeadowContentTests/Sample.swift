/// A small vocabulary with something in every part; its follow-ups are those of document 000 §04.
enum Sample {
  static let json = """
    {
      "schema": "meadow-vocabulary/1", "version": "1.0.0",
      "counts": {
        "coreWords": 3, "numbers": 1, "visibleAtTier1": 2, "visibleAtTier2": 3,
        "visibleAtTier3": 3, "sceneWords": 2, "scsFollowUps": 3
      },
      "fitzgeraldKey": {
        "people": { "label": "People", "description": "Who.", "color": "#fff3a8", "border": "#8f7200" },
        "verbs": { "label": "Actions", "description": "Do.", "color": "#c9f2c7", "border": "#2c7a34" },
        "descriptors": { "label": "Like", "description": "How.", "color": "#c3e1ff", "border": "#2468a8" },
        "nouns": { "label": "Things", "description": "What.", "color": "#ffd9a8", "border": "#a85f00" },
        "social": { "label": "Us", "description": "Hi.", "color": "#ffd3e6", "border": "#b0326f" },
        "misc": { "label": "Little", "description": "Up.", "color": "#f1f1f3", "border": "#6b6f76" }
      },
      "coreVocabulary": [
        { "word": "more", "emoji": "➕", "fitzgeraldKey": "descriptors", "group": "amounts", "tier": 1,
          "projectCoreWord": true },
        { "word": "I love you", "emoji": "❤️", "fitzgeraldKey": "verbs", "group": "together",
          "tier": 1, "projectCoreWord": false },
        { "word": "one", "emoji": "1️⃣", "fitzgeraldKey": "misc", "group": "numbers", "tier": 2,
          "projectCoreWord": false }
      ],
      "scenes": {
        "kitchen": {
          "label": "Kitchen",
          "words": [
            { "word": "banana", "emoji": "🍌", "fitzgeraldKey": "nouns", "zone": "fruit bowl" },
            { "word": "apple juice", "emoji": "🧃", "fitzgeraldKey": "nouns", "zone": "fridge" }
          ]
        }
      },
      "routines": [ { "id": "meals", "label": "Meals", "emoji": "🍽️", "scene": "kitchen" } ],
      "sentenceTemplates": [
        { "level": 2, "mlu": "2.0", "ageRange": "18–30 months",
          "patterns": [
            { "pattern": "more [word]", "function": "requesting", "example": "more milk" }
          ] }
      ],
      "scsFollowUps": [
        { "triggerWord": "banana", "scene": "kitchen", "phrase": "I want banana",
          "pragmaticFunction": "requesting", "tierMinimum": 2 },
        { "triggerWord": "banana", "scene": "kitchen", "phrase": "yummy banana!",
          "pragmaticFunction": "commenting", "tierMinimum": 2 },
        { "triggerWord": "banana", "scene": null, "phrase": "more banana",
          "pragmaticFunction": "requesting", "tierMinimum": 1 }
      ]
    }
    """
}
